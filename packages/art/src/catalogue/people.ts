import { KB, type Picture } from '../build/picture.ts';
import { LINE, PAPER } from '../palette.ts';
import type { EditionPictures } from './edition.ts';

/** Creators' portraits and partners' tiles. */
export function peoplePictures({ creators, partners }: EditionPictures): Picture[] {
  return [
    ...creators.map((slug): Picture => ({
      name: `creators/${slug}`,
      module: 'avatar/avatar.ts',
      draw: 'avatar',
      args: [slug],
      budget: 5 * KB,
    })),
    ...partners.flatMap(({ slug, name }) =>
      (['day', 'night'] as const).map((mode): Picture => ({
        name: `partners/${slug}-${mode}`,
        module: 'brand/partner.ts',
        draw: 'partnerTile',
        args: [name, mode === 'day' ? LINE : PAPER],
        budget: 5 * KB,
      })),
    ),
  ];
}
