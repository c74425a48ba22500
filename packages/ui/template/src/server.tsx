import { renderWithStyles } from '@tand/ui/server';
import { App } from './App.tsx';
import { words, type Lang } from './words.ts';

export { addresses } from './words.ts';

export const render = async (lang: Lang) => ({ ...(await renderWithStyles(<App lang={lang} />)), title: words[lang].name });
