import { Button, Card, Grid, Heading, LinkArrow, Section, Stack, Text } from '@tand/ui';
import { TextBand } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, useCopy } from '#app';
import { PageSearch } from '@tand/runtime/render';

interface Rule {
  id: string;
  headline: string;
  paragraphs?: readonly string[];
  bullets?: readonly string[];
  more?: readonly string[];
}

/** INFO-8 */
export default function EventrulesPage() {
  const copy = useCopy('eventrules');
  const consent = copy('consent');
  const sections: readonly Rule[] = copy('sections');
  return (
    <>
      <PageTop actions={<Text weight="bold">{copy('updated')}</Text>} />
      <Section band="wood" padding="compact">
        <Grid columns={2} align="start">
          <Stack gap={6}>
            <PageSearch parts="main section[id]" texts={copy('search')} />
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
          </Stack>
          <Card band="yellow" element="aside" aria-labelledby="consent" hasStriker data-follows>
            <Stack gap={3} align="start">
              <Heading level={2} size="heading" id="consent">
                {consent.headline}
              </Heading>
              <Text>{consent.text}</Text>
              <Button href={consent.href} download>
                {consent.link}
              </Button>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <TextBand texts={sections} />
      <PhaseCallToAction id="questions" {...copy('questions')} band="wood" variant="secondary" />
    </>
  );
}
