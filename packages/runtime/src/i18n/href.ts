import type { Lang } from './language.ts';

/** Address of a page in a language. `path` is plain, with or without the first slash. */
export const href = (lang: Lang, path: string) => `/${lang}/${path.replace(/^\//, '')}`;
