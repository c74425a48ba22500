import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { words, type Lang } from './words.ts';

export { addresses } from './words.ts';

export const render = (lang: Lang) => ({ html: renderToString(<App lang={lang} />), title: words[lang].name });
