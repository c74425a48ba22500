import { createI18n as create } from '@tand/runtime/i18n';
import { words } from 'virtual:edition-words';

/** Texts of a language, with the edition's words filled in. */
export const createI18n = (lang: Parameters<typeof create>[0], texts: Parameters<typeof create>[1]) => create(lang, texts, words);
