import { Grid, Section, SectionHeader } from '@tand/ui';
import { DistrictWall } from '@tand/ui-festival';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { FestivalMap } from '../../sections/FestivalMap.tsx';
import { wallOf } from '../../templates/districtWall.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** All districts (DISTRICT-1): the overview map and the seven districts. */
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
        <DistrictWall districts={wallOf(useLang())} map={{ text: list.seat, href: '/tickets/seatbooking', image: scenePicture('map') }} />
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

/** The hall from above, with its districts as links. */
function OverviewMap() {
  const { headline, imageAlt, listLabel } = useCopy('districts')('map');
  return (
    <Section tone="pink" aria-labelledby="map">
      <SectionHeader title={headline} titleId="map" />
      <FestivalMap alt={imageAlt} label={listLabel} />
    </Section>
  );
}
