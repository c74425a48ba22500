export { TextBand, type TextBandProps } from './TextBand.tsx';
export type { TextBandLayout } from './TextBand.variants.ts';
