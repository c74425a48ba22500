export { NowNext, type NowNextLabels, type NowNextProps } from './NowNext.tsx';
