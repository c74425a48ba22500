import map from 'virtual:map';
import { DistrictMap, TitledSection, type DistrictMapPlace, headingOf } from '@tand/ui-festival';
import { districtLinks, scenePicture, useCopy, useLang } from '#app';

const anchors = new Map(map.districts.map(({ slug, ...anchor }) => [slug, anchor]));

export function FestivalMap() {
  const lang = useLang();
  const { imageAlt, listLabel, ...texts } = useCopy('home')('map');
  const places = districtLinks(lang).map((link): DistrictMapPlace => ({
    ...link,
    ...anchors.get(link.id)!,
    lit: scenePicture(`map/${link.id}`),
  }));
  return (
    <TitledSection {...headingOf('map', texts)} band="wood" padding="compact" heading="over">
      <DistrictMap image={{ ...scenePicture('map'), alt: imageAlt }} places={places} labels={{ list: listLabel }} />
    </TitledSection>
  );
}
