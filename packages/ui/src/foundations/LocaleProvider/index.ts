export { age } from './age.ts';
export { clockIn, clockText, hourText } from './locale.ts';
export { LocaleProvider, useLocale, type Lang, type LocaleProviderProps, type LocaleValue } from './LocaleProvider.tsx';
