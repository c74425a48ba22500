import { Grid, Picture, Section, Stack, Text } from '@tand/ui';
import { TextFacts, TextSection, TitledSection } from '@tand/ui-festival';
import { headingOf, PageTop, scenePicture, useCopy } from '#app';
import { CostSection } from '../../sections/CostSection.tsx';

/** INFO-6, INFO-12, INFO-16 */
export default function EventinfoPage() {
  const copy = useCopy('eventinfo');
  const { facts, ...whereWhen } = copy('whereWhen');
  const { facts: priceFacts, ...prices } = copy('prices');
  const { facts: travelFacts, ...travel } = copy('travel');
  const images = copy('images');
  return (
    <>
      <PageTop scene="map" actions={<TextFacts facts={facts} />} />
      <Section>
        <TextSection id="where" {...whereWhen} isSplit />
      </Section>
      <Section band="wood">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="prices" {...prices} />
          <TextFacts facts={priceFacts} />
        </Grid>
      </Section>
      <CostSection />
      <Section band="wood">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="travel" {...travel} />
          <TextFacts facts={travelFacts} />
        </Grid>
      </Section>
      <Section band="blue">
        <TextSection id="content" {...copy('content')} isSplit />
      </Section>
      <TitledSection {...headingOf('images', images)} band="wood">
        <Grid columns={3} align="end">
          {images.items.map(({ name, alt, caption }) => (
            <Stack key={name} element="figure" gap={2}>
              <Picture {...scenePicture(name)} alt={alt} />
              <Text element="figcaption">{caption}</Text>
            </Stack>
          ))}
        </Grid>
      </TitledSection>
      <Section>
        <Grid columns={2} gap="loose">
          <TextSection id="accommodation" {...copy('accommodation')} />
          <TextSection id="food" {...copy('food')} />
        </Grid>
      </Section>
      <Section band="pink">
        <Grid columns={2} gap="loose">
          <TextSection id="parking" {...copy('parking')} />
          <TextSection id="rules" {...copy('rules')} />
        </Grid>
      </Section>
    </>
  );
}
