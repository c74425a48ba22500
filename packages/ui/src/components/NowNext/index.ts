export { NowNext, type NowNextLabels, type NowNextProps } from './NowNext.tsx';
export { runningAt } from './running.ts';
