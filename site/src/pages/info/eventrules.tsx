import { Button, CallToAction, Card, Grid, Heading, LinkArrow, Section, Stack, Text } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** SPEC 2.4, eventrules: twenty-five sections that can be linked to, when they were last changed, the consent form. */
export default function EventrulesPage() {
  const copy = useCopy('eventrules');
  const consent = copy('consent');
  const questions = copy('questions');
  const sections = copy('sections');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path="eventrules"
      image="eventrules"
      actions={<Text weight="bold">{copy('updated')}</Text>}
    >
      <Section tone="wood" padding="compact">
        <Grid columns={2} align="start">
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
          <Card tone="yellow" element="aside" aria-labelledby="consent" hasStriker>
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
      <Section>
        <Stack gap={8}>
          {sections.map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
        </Stack>
      </Section>
      <CallToAction
        tone="wood"
        title={questions.headline}
        titleId="questions"
        actions={<CopyButton text={questions.cta} href={questions.href} variant="neutral" />}
      >
        {questions.text}
      </CallToAction>
    </TextPage>
  );
}
