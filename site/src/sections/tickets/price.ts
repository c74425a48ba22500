import type { Lang } from '../../language.ts';

const formats: Record<Lang, Intl.NumberFormat> = {
  sv: new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }),
};

/** '1 195 kr', 'SEK 1,195'. */
export const price = (sek: number, lang: Lang) => formats[lang].format(sek);
