import { words } from 'virtual:edition-words';
import type { Lang } from '@tand/runtime/i18n';

/** Replaces `{{name}}` by the edition's words; unknown names stay. */
export const fill = (text: string, lang: Lang) => text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => words[lang][name] ?? mark);
