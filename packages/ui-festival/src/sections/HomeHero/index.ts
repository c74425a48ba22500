export { boxFrames, boxHero, boxTextsOf, type BoxPictures } from './boxHero.ts';
export { HomeHero, type HomeHeroProps } from './HomeHero.tsx';
