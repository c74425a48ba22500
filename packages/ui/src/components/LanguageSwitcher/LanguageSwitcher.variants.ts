export const languageSwitcherVariants = ['names', 'codes'] as const;
export type LanguageSwitcherVariant = (typeof languageSwitcherVariants)[number];
