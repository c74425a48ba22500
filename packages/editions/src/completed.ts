import { contentLang, isContentLang } from '@tand/festival';
import { flat, nested, readCopy, readJson, type Texts } from './folder.ts';

const untranslated = 'untranslated';

export function completed(own: Texts, other: Texts): Texts {
  const missing: Record<string, 'some' | 'none'> = {};
  const pages = Object.entries(other).map(([page, texts]) => {
    const [translated, all] = [flat(own[page] ?? {}), flat(texts)];
    const known = Object.keys(all).filter(key => key in translated);
    if (known.length < Object.keys(all).length) missing[page] = known.length > 0 ? 'some' : 'none';
    return [page, nested({ ...all, ...Object.fromEntries(known.map(key => [key, translated[key]])) })] as const;
  });
  return { ...Object.fromEntries(pages), [untranslated]: missing };
}

/** In an added language, English texts replace missing ones. */
export function readCompleteCopy(lang: string, folder: string, read = readJson, fill = (texts: Texts, _lang: string) => texts): Texts {
  const textsIn = (one: string) => fill(readCopy(one, folder, read), one);
  return isContentLang(lang) ? textsIn(lang) : completed(textsIn(lang), textsIn(contentLang(lang)));
}
