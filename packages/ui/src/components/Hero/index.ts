export { Hero, type HeroProps } from './Hero.tsx';
export type { HeroLayers } from './layers.ts';
export type { HeroVariables } from './Hero.tsx';
