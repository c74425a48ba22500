import { words } from 'virtual:edition-words';
import type { Lang } from '../language.ts';

/** A text with the edition's own words and facts put in where it names them. */
export const fill = (text: string, lang: Lang) => text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => words[lang][name] ?? mark);
