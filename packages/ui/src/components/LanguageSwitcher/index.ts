export { LanguageSwitcher, type LanguageOption, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';
export type { LanguageSwitcherVariables } from './LanguageSwitcher.tsx';
