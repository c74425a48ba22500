import { districts } from '@edition/lists/districts.ts';
import { DistrictMap, type DistrictMapPlace } from '@tand/ui-festival';
import map from 'virtual:map';
import { scenePicture } from '../app/scenePicture.ts';
import { useLang } from '@tand/runtime/i18n';

const anchors = new Map(map.districts.map(({ slug, ...anchor }) => [slug, anchor]));

export interface FestivalMapProps {
  alt: string;
  label: string;
}

export function FestivalMap({ alt, label }: FestivalMapProps) {
  const lang = useLang();
  const places = districts.flatMap(({ slug, name, number, color }): DistrictMapPlace[] => {
    const anchor = anchors.get(slug);
    return anchor
      ? [
          {
            id: slug,
            name: name[lang],
            number,
            href: `/universe/districts/${slug}`,
            tone: color,
            lit: scenePicture(`map/${slug}`),
            ...anchor,
          },
        ]
      : [];
  });
  return <DistrictMap image={{ ...scenePicture('map'), alt }} places={places} labels={{ list: label }} />;
}
