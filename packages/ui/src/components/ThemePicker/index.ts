export { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
export { themeChoices, type ThemeChoice } from './ThemePicker.variants.ts';
