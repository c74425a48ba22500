import type { EditionLists } from './lists.ts';
import type { PictureOrder } from './types.ts';

/** Folder under /img → picture → emblem of the art kit that its cover is built on. */
export type Covers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Name of a page's copy, or kind of entries → emblem of the art kit and the letters of two inks, for its link preview. */
export type Previews = Readonly<Record<string, readonly [emblem: string, inks: string]>>;

/** '/img/cosplay/yuki-dahl.svg' → 'cosplay/yuki-dahl' */
const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

/**
 * What the lists need drawn besides the world, the labels, the news and the creators: one entry per file of /img.
 * The same emblem or seed always gives the same picture.
 */
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
