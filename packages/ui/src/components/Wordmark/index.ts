export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
export { wordmarkBands, wordmarkVariants, type WordmarkBand, type WordmarkVariant } from './Wordmark.variants.ts';
