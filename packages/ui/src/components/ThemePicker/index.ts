export { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
export { contrastChoices, themeChoices, type ContrastChoice, type ThemeChoice } from './ThemePicker.variants.ts';
