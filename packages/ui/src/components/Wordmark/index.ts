export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
export { wordmarkBands, type WordmarkBand } from './Wordmark.variants.ts';
