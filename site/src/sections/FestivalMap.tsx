import { districts } from '@edition/lists/districts.ts';
import map from 'virtual:map';
import { DistrictMap, TitledSection, type DistrictMapPlace, headingOf } from '@tand/ui-festival';
import { scenePicture, shownText, useCopy, useLang } from '#app';

const anchors = new Map(map.districts.map(({ slug, ...anchor }) => [slug, anchor]));

export function FestivalMap() {
  const lang = useLang();
  const { imageAlt, listLabel, ...texts } = useCopy('home')('map');
  const places = districts.map(({ slug, name, number, color }): DistrictMapPlace => {
    const own = { id: slug, name: shownText(name, lang), number, band: color, lit: scenePicture(`map/${slug}`) };
    return { ...own, ...anchors.get(slug)!, href: `/universe/districts/${slug}` };
  });
  return (
    <TitledSection {...headingOf('map', texts)} band="wood" padding="compact" heading="over">
      <DistrictMap image={{ ...scenePicture('map'), alt: imageAlt }} places={places} labels={{ list: listLabel }} />
    </TitledSection>
  );
}
