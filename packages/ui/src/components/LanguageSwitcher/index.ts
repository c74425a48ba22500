export { LanguageSwitcher, type LanguageOption, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';
export { languageSwitcherVariants, type LanguageSwitcherVariant } from './LanguageSwitcher.variants.ts';
export type { LanguageSwitcherVariables } from './LanguageSwitcher.tsx';
