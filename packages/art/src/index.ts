/** @tand/art draws the festival's pictures at build time: `npm run build -w @tand/art` writes dist/img, dist/pictures.json and dist/map.json. */
export { readEdition, type EditionPictures } from './catalogue/edition.ts';
export { catalogue } from './catalogue/catalogue.ts';
export { build, type BuildResult } from './build/build.ts';
export type { Drawn, Picture } from './build/picture.ts';
export { ogPage, type OgPage } from './og.ts';
