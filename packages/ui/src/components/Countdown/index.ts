export { Countdown, type CountdownLabels, type CountdownProps, type CountdownVariables } from './Countdown.tsx';
export type { CountdownUnit, PluralForms } from './remainingTime.ts';
