export { Hero, type HeroProps, type HeroVariables } from './Hero.tsx';
export type { HeroLayers } from './layers.ts';
