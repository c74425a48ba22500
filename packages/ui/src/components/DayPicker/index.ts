export { DayPicker, type DayPickerLabels, type DayPickerProps, type DayPickerVariables } from './DayPicker.tsx';
