import type { EditionLists } from './lists.ts';
import type { PictureOrder } from './types.ts';

export type Covers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Copy page or kind of entry → emblem and letters of two inks of its link preview. */
export type Previews = Readonly<Record<string, readonly [emblem: string, inks: string]>>;

/** '/img/cosplay/yuki-dahl.svg' → 'cosplay/yuki-dahl' */
const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

/** Pictures that the lists need, one per file of /img. Equal emblems or seeds give equal pictures. */
export const pictureOrders = (
  covers: Covers,
  { cosplayGuests, founders }: Pick<EditionLists, 'cosplayGuests' | 'founders'>,
): PictureOrder[] => [
  ...Object.entries(covers).flatMap(([folder, names]) =>
    Object.entries(names).map(([name, emblem]): PictureOrder => ({ name: `${folder}/${name}`, kind: 'cover', emblem })),
  ),
  ...cosplayGuests.map(({ img, slug }): PictureOrder => ({ name: nameOf(img), kind: 'avatar', seed: slug })),
  ...founders.map(({ photoUrl }): PictureOrder => ({ name: nameOf(photoUrl), kind: 'avatar', seed: nameOf(photoUrl) })),
];
