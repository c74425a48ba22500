export { contentLang, shownText } from '@tand/festival';
export { type Texts, createI18n, ensureTexts } from './i18n.ts';
export { href, type Lang, defaultLang, langInPath, langOf, languageName, languages, rememberLang } from './language.ts';
export { memoized } from './memoized.ts';
export { useCarouselLabels, useCountdownLabels } from './labels.ts';
export { MomentNames, useOptionalTexts, useTexts } from './useTexts.ts';
export { LangContext, useLang } from './useLang.ts';
