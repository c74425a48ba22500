export { Countdown, type CountdownLabels, type CountdownProps, type CountdownVariables } from './Countdown.tsx';
export { countdownSizes, countdownUnits, type CountdownSize, type CountdownUnit, type PluralForms } from './Countdown.variants.ts';
export { remainingTime, type RemainingTime } from './remainingTime.ts';
