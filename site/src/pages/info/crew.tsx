import { Card, Grid, Heading, Section, Stack, Text } from '@tand/ui';
import { TextBand, TextSection, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, PhaseAction, PhaseCallToAction, useCopy } from '#app';

/** INFO-4 */
export default function CrewPage() {
  const copy = useCopy('crew');
  const teams = copy('teams');
  const steps = copy('steps');
  return (
    <>
      <PageTop scene="scenes/crew" cta={copy('cta')} />
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
      <TitledSection {...headingOf('teams', teams)} band="pink">
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
              <PhaseAction {...copy('cta')} />
            </TextSection>
          </Card>
        </Grid>
      </TitledSection>
      <TextBand texts={withIds({ steps: { headline: steps.headline, steps: steps.items } })} />
      <PhaseCallToAction id="questions" {...copy('questions')} band="wood" emblem="coffeeQueue" variant="secondary" />
    </>
  );
}
