import { KB, type Picture } from '../build/picture.ts';
import type { EditionPictures } from './edition.ts';

/** Creators' portraits and partners' labels. */
export function peoplePictures({ creators, partners }: EditionPictures): Picture[] {
  return [
    ...creators.map((slug): Picture => ({
      name: `creators/${slug}`,
      module: 'avatar/avatar.ts',
      draw: 'avatar',
      args: [slug],
      budget: 5 * KB,
    })),
    ...partners.map(({ slug, name }, index): Picture => ({
      name: `partners/${slug}`,
      module: 'brand/partner.ts',
      draw: 'partnerTile',
      args: [name, index],
      budget: 7 * KB,
    })),
  ];
}
