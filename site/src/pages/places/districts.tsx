import { Grid, Section, SectionHeader } from '@tand/ui';
import { DistrictWall } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { cityProgramme, type CityProgramme } from '../../data/cityProgramme.ts';
import type { LoadContext } from '@tand/runtime/data';
import { City } from '../../sections/City.tsx';
import { wallOf } from '../../templates/districtWall.ts';
import { TextSection } from '../../templates/TextSection.tsx';

export async function load({ api, lang, now }: LoadContext): Promise<CityProgramme> {
  return cityProgramme(await api.schedule(), lang, now);
}

/** DISTRICT-1 */
export default function DistrictsPage() {
  const copy = useCopy('districts');
  const list = copy('list');
  return (
    <>
      <Head {...copy('meta')} path="universe/districts" image="districts" />
      <City />
      <Section aria-labelledby="list">
        <SectionHeader title={list.headline} titleId="list" lead={list.preamble} />
        <DistrictWall
          districts={wallOf(useLang())}
          map={{ text: list.seat, href: '/tickets/seatbooking', image: scenePicture('scenes/seat-map') }}
        />
      </Section>
      <Section tone="wood">
        <Grid columns={2} gap="loose">
          <TextSection id="find" {...copy('find')} />
          <TextSection id="sit" {...copy('sit')} />
        </Grid>
      </Section>
    </>
  );
}
