export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
export { wordmarkGrounds, wordmarkVariants, type WordmarkGround, type WordmarkVariant } from './Wordmark.variants.ts';
