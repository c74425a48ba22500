import { Grid, LinkArrow, Section, Stack, Text } from '@tand/ui';
import { TextBand, TextFacts, type TextSectionProps } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, useCopy } from '#app';
import { PageSearch } from '@tand/runtime/render';

/** INFO-8 */
export default function EventrulesPage() {
  const copy = useCopy('eventrules');
  const sections: readonly TextSectionProps[] = copy('sections');
  return (
    <>
      <PageTop actions={<TextFacts facts={useCopy('ages')('card').facts} />} />
      <Section band="wood" padding="compact">
        <Grid columns="aside" align="start">
          <Stack gap={5}>
            <Text weight="bold">{copy('updated')}</Text>
            <PageSearch parts="main section[id]" texts={copy('search')} />
          </Stack>
          <nav aria-label={copy('contentsLabel')}>
            <Grid element="ol" columns={2} mobileColumns={1} gap="tight">
              {sections.map(({ id, headline }) => (
                <li key={id}>
                  <LinkArrow href={`#${id}`} direction="none">
                    {headline}
                  </LinkArrow>
                </li>
              ))}
            </Grid>
          </nav>
        </Grid>
      </Section>
      <TextBand texts={sections} />
      <PhaseCallToAction id="questions" {...copy('questions')} band="wood" variant="secondary" />
    </>
  );
}
