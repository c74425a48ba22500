import type { EditionLists } from './lists.ts';
import type { PictureOrder } from './types.ts';

/** Emblems by folder under /img, then by picture. Default: 'match'. */
export type Covers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Previews by copy page or kind of entry; `inks` are the letters of two inks. */
export type Previews = Readonly<Record<string, readonly [emblem: string, inks: string]>>;

const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

export function pictureOrders({ cosplayGuests, founders, ...lists }: EditionLists, covers: Covers = {}): PictureOrder[] {
  const images = Object.values(lists)
    .flat()
    .flatMap(one => (typeof one === 'object' && 'image' in one && one.image ? [nameOf(one.image)] : []));
  return [
    ...Array.from(new Set(images), (name): PictureOrder => {
      const [folder = '', picture = ''] = name.split('/');
      return { name, kind: 'cover', emblem: covers[folder]?.[picture] ?? 'match' };
    }),
    ...cosplayGuests.map(({ image, slug }): PictureOrder => ({ name: nameOf(image), kind: 'avatar', seed: slug })),
    ...founders.map(({ photoUrl }): PictureOrder => ({ name: nameOf(photoUrl), kind: 'avatar', seed: nameOf(photoUrl) })),
  ];
}
