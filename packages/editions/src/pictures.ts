import type { EditionLists } from './lists.ts';
import type { PictureOrder } from './types.ts';

/** Folder under /img → picture → emblem drawn on it. Default of a picture: 'match'. */
export type Covers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Copy page or kind of entry → emblem and letters of two inks of its link preview. */
export type Previews = Readonly<Record<string, readonly [emblem: string, inks: string]>>;

/** '/img/cosplay/yuki-dahl.svg' → 'cosplay/yuki-dahl' */
const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

/** Pictures that the lists show, one per file of /img. Equal emblems or seeds give equal pictures. */
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
