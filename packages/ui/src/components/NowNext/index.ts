export { NowNext, type NowNextLabels, type NowNextProps } from './NowNext.tsx';
export { nowAndNext, type PlaceNow } from './nowAndNext.ts';
