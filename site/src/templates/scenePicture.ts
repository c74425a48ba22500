import { accommodation } from '@edition/lists/accommodation.ts';
import { food } from '@edition/lists/food.ts';
import { coverPicture } from '../app/pictures.ts';

const covers = new Map([...food, ...accommodation].map(({ slug, image }) => [slug, image]));

/** The picture at the top of a page about food or accommodation: the one of its card. */
export const scenePicture = (slug: string) => coverPicture(covers.get(slug) ?? '');
