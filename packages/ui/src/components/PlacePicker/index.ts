export { PlacePicker, type PlacePickerLabels, type PlacePickerProps } from './PlacePicker.tsx';
