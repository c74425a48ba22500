/** Full names, or codes for tight places. */
export const languageSwitcherVariants = ['names', 'codes'] as const;
export type LanguageSwitcherVariant = (typeof languageSwitcherVariants)[number];
