import { CallToAction, Card, Grid, Heading, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { PageHeader, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, emblemPicture, scenePicture, useCopy } from '#app';

/** INFO-4 */
export default function CrewPage() {
  const copy = useCopy('crew');
  const teams = copy('teams');
  const steps = copy('steps');
  const questions = copy('questions');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        image={{ ...scenePicture('scenes/crew'), alt: copy('imageAlt') }}
        actions={
          <p>
            <PhaseButton {...copy('cta')} />
          </p>
        }
      />
      <Section>
        <Grid columns={2}>
          <Card band="yellow" hasStriker>
            <TextSection id="deal" {...copy('deal')} />
          </Card>
          <Card band="wood" hasStriker>
            <TextSection id="ask" {...copy('ask')} />
          </Card>
        </Grid>
      </Section>
      <Section band="pink" aria-labelledby="teams">
        <SectionHeader title={teams.headline} titleId="teams" />
        <Grid element="ul" columns={3}>
          {teams.items.map(({ name, text }) => (
            <Card key={name} element="li" padding="compact">
              <Stack gap={2}>
                <Heading level={3}>{name}</Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
          <Card element="li" padding="compact" data-span="2" band="yellow">
            <TextSection id="together" size="heading" {...copy('together')}>
              <p>
                <PhaseButton {...copy('cta')} />
              </p>
            </TextSection>
          </Card>
        </Grid>
      </Section>
      <Section>
        <TextSection id="steps" headline={steps.headline} steps={steps.items} isSplit />
      </Section>
      <CallToAction
        band="wood"
        title={questions.headline}
        titleId="questions"
        image={emblemPicture('coffeeQueue')}
        actions={<PhaseButton text={questions.cta} href={questions.href} variant="secondary" />}
      >
        {questions.text}
      </CallToAction>
    </>
  );
}
