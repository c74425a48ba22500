import { Grid, Picture, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { CopyFacts } from '../../templates/CopyFacts.tsx';
import { CopyLinks } from '../../templates/CopyLinks.tsx';
import { CostSection } from '../../sections/CostSection.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** INFO-6, INFO-12, INFO-16 */
export default function EventinfoPage() {
  const copy = useCopy('eventinfo');
  const { facts, links: whereLinks, ...whereWhen } = copy('whereWhen');
  const { links: contentLinks, ...content } = copy('content');
  const { facts: priceFacts, ...prices } = copy('prices');
  const { facts: travelFacts, ...travel } = copy('travel');
  const images = copy('images');
  const { links: sleepLinks, ...accommodation } = copy('accommodation');
  const { links: foodLinks, ...food } = copy('food');
  const { links: ruleLinks, ...rules } = copy('rules');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="eventinfo"
      preview="eventinfo"
      image={{ ...scenePicture('map'), alt: copy('imageAlt') }}
      actions={<CopyFacts facts={facts} />}
    >
      <Section>
        <TextSection id="where" {...whereWhen} isSplit>
          <CopyLinks links={whereLinks} />
        </TextSection>
      </Section>
      <Section tone="wood">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="prices" {...prices} />
          <CopyFacts facts={priceFacts} />
        </Grid>
      </Section>
      <CostSection />
      <Section tone="wood">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="travel" {...travel} />
          <CopyFacts facts={travelFacts} />
        </Grid>
      </Section>
      <Section tone="blue">
        <TextSection id="content" {...content} isSplit>
          <CopyLinks links={contentLinks} />
        </TextSection>
      </Section>
      <Section tone="wood" aria-labelledby="images">
        <SectionHeader title={images.headline} titleId="images" lead={images.preamble} />
        <Grid columns={3} align="end">
          {images.items.map(({ name, alt, caption }) => (
            <Stack key={name} element="figure" gap={2}>
              <Picture {...scenePicture(name)} alt={alt} />
              <Text element="figcaption">{caption}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section>
        <Grid columns={2} gap="loose">
          <TextSection id="accommodation" {...accommodation}>
            <CopyLinks links={sleepLinks} />
          </TextSection>
          <TextSection id="food" {...food}>
            <CopyLinks links={foodLinks} />
          </TextSection>
        </Grid>
      </Section>
      <Section tone="pink">
        <Grid columns={2} gap="loose">
          <TextSection id="parking" {...copy('parking')} />
          <TextSection id="rules" {...rules}>
            <CopyLinks links={ruleLinks} />
          </TextSection>
        </Grid>
      </Section>
    </TextPage>
  );
}
