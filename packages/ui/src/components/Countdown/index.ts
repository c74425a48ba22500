export { Countdown, type CountdownLabels, type CountdownProps, type CountdownVariables } from './Countdown.tsx';
export * from './remainingTime.ts';
