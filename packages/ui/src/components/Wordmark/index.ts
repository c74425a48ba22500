export { Wordmark, type WordmarkProps, wordmarkBands, type WordmarkBand } from './Wordmark.tsx';
