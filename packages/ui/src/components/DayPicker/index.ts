export { DayPicker, type DayPickerLabels, type DayPickerProps } from './DayPicker.tsx';
export type { DayPickerVariables } from './DayPicker.tsx';
