import { createContext, use } from 'react';
import { defaultLang, type Lang } from '../language.ts';

/** The language of the page that is shown. */
export const LangContext = createContext<Lang>(defaultLang);
export const useLang = () => use(LangContext);
