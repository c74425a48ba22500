import { districts } from '@edition/lists/districts.ts';
import type { DistrictWallItem } from '@tand/ui-festival';
import { labelPicture } from '../app/pictures.ts';
import type { Lang } from '@tand/runtime/i18n';

export const wallOf = (lang: Lang): DistrictWallItem[] =>
  districts.map(({ slug, name }) => ({
    id: slug,
    name: name[lang],
    href: `/universe/districts/${slug}`,
    image: labelPicture(slug),
  }));
