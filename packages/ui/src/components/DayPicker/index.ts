export { DayPicker, type DayPickerLabels, type DayPickerProps } from './DayPicker.tsx';
