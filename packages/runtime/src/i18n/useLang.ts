import { createContext, use } from 'react';
import { defaultLang, type Lang } from './language.ts';

export const LangContext = createContext<Lang>(defaultLang);
export const useLang = () => use(LangContext);
