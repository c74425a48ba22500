import type { Picture } from '../build/picture.ts';
import { brandPictures } from './brand.ts';
import { cardPictures } from './cards.ts';
import type { EditionPictures } from './edition.ts';
import { newsPictures } from './news.ts';
import { levelPictures, orderedPictures } from './orders.ts';
import { peoplePictures } from './people.ts';
import { placePictures } from './places.ts';
import { portraitPictures } from './portraits.ts';
import { newsPreviews, previewPictures, programmeBlanks } from './previews.ts';
import { worldPictures } from './world.ts';

/** Every picture of an edition. */
export function catalogue(edition: EditionPictures): Picture[] {
  const drawn = [
    ...brandPictures(),
    ...worldPictures(),
    ...placePictures(edition),
    ...cardPictures(),
    ...newsPictures(edition.news),
    ...peoplePictures(edition),
    ...portraitPictures(),
    ...levelPictures(edition),
    ...previewPictures(edition),
    ...newsPreviews(edition.news),
    ...programmeBlanks(edition),
  ];
  return [...drawn, ...orderedPictures(edition, new Set(drawn.map(picture => picture.name)))];
}
