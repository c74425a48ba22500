export { TextBand, type TextBandProps } from './TextBand.tsx';
