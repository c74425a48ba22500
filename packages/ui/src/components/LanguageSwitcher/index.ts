export { LanguageSwitcher, type LanguageOption, type LanguageSwitcherProps, type LanguageSwitcherVariables } from './LanguageSwitcher.tsx';
