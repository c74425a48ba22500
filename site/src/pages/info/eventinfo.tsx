import { Grid, Picture, Stack, Text } from '@tand/ui';
import { TextBand, TextFacts, TitledSection, TravelLine, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, scenePicture, useCopy } from '#app';
import { CostSection } from '../../sections/CostSection.tsx';
import { HallPlan } from '../../sections/HallPlan.tsx';

/** INFO-6, INFO-12, INFO-16 */
export default function EventinfoPage() {
  const copy = useCopy('eventinfo');
  const { facts, ...whereWhen } = copy('whereWhen');
  const images = copy('images');
  return (
    <>
      <PageTop band="paper" scene="map" aside={<TravelLine id="line" {...copy('line')} />} actions={<TextFacts facts={facts} />} />
      <TextBand texts={withIds({ where: whereWhen })} />
      <TextBand band="wood" texts={withIds({ prices: copy('prices') })} />
      <CostSection />
      <TextBand band="wood" texts={withIds({ travel: copy('travel') })} />
      <HallPlan />
      <TextBand band="blue" texts={withIds({ content: copy('content') })} />
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
      <TextBand layout="columns" texts={withIds({ accommodation: copy('accommodation'), food: copy('food') })} />
      <TextBand band="pink" layout="columns" texts={withIds({ parking: copy('parking'), rules: copy('rules') })} />
    </>
  );
}
