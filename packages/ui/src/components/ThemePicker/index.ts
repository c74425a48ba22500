export { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';
export { contrastChoices, themeChoices, type ContrastChoice, type ThemeChoice } from './attachThemePicker.ts';
