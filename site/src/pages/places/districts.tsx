import { districts } from '@edition/lists/districts.ts';
import { Grid, LinkArrow, Picture, Section, SectionHeader, Stack } from '@tand/ui';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { DistrictWall } from '../../templates/DistrictWall.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** SPEC 2.4, /universe/districts: the overview map and the seven districts. */
export default function DistrictsPage() {
  const copy = useCopy('districts');
  const list = copy('list');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path="universe/districts"
      image="districts"
      tone="yellow"
    >
      <OverviewMap />
      <Section aria-labelledby="list">
        <SectionHeader title={list.headline} titleId="list" lead={list.preamble} />
        <DistrictWall map={{ text: list.seat, href: '/tickets/seatbooking' }} />
      </Section>
      <Section tone="wood">
        <Grid columns={2} gap="loose">
          <TextSection id="find" {...copy('find')} />
          <TextSection id="sit" {...copy('sit')} />
        </Grid>
      </Section>
    </TextPage>
  );
}

/** The hall from above, with its districts as links for those who cannot see or hold the picture. */
function OverviewMap() {
  const lang = useLang();
  const { headline, imageAlt, listLabel } = useCopy('districts')('map');
  return (
    <Section tone="pink" aria-labelledby="map">
      <SectionHeader title={headline} titleId="map" />
      <Stack gap={6}>
        <Picture {...scenePicture('map')} alt={imageAlt} />
        <Stack element="ul" direction="row" gap={5} aria-label={listLabel}>
          {districts.map(({ slug, number, name }) => (
            <li key={slug}>
              <LinkArrow href={`/universe/districts/${slug}`} direction="none">
                {`${number} ${name[lang]}`}
              </LinkArrow>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
