export const inBoth = <T>(write: (pick: (sv: string, en: string) => string, lang: 'sv' | 'en') => T): Record<'sv' | 'en', T> => ({
  sv: write(sv => sv, 'sv'),
  en: write((_, en) => en, 'en'),
});
