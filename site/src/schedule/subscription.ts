import { edition } from '@edition/edition.ts';
import { href, type Lang } from '@tand/runtime/i18n';

/** `webcal:` address of a calendar file, which devices offer to subscribe to (SCHED-46). */
export const subscription = (lang: Lang, path: string) => edition.siteUrl.replace(/^https?:/, 'webcal:') + href(lang, `${path}.ics`);
