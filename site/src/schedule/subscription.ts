import { edition } from '@edition/edition.ts';
import type { Lang } from '../language.ts';
import { href } from '../sitemap.ts';

/** An address below the language as one that a device offers to follow, instead of reading it once (SCHED-46). */
export const subscription = (lang: Lang, path: string) => edition.siteUrl.replace(/^https?:/, 'webcal:') + href(lang, `${path}.ics`);
