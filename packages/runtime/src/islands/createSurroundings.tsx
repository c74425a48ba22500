import { outsideLink, type Edition } from '@tand/festival';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { useCallback } from 'react';
import { now } from '../clock.ts';
import { href as hrefIn, LangContext } from '../i18n/index.ts';
import type { Surroundings, SurroundingsProps } from './entry.ts';

/** Returns the providers of language, time zone, clock and links of an edition. */
export const createSurroundings = (edition: Pick<Edition, 'links' | 'tickets' | 'timeZone'>): Surroundings =>
  function Around({ lang, moment, newTab, children }: SurroundingsProps) {
    const resolve = useCallback((href: string) => (/\.\w{2,5}($|[?#])/.test(href) ? href : hrefIn(lang, href)), [lang]);
    const resolveExternal = useCallback((href: string) => outsideLink(edition, lang, href), [lang]);
    return (
      <LangContext value={lang}>
        <LocaleProvider lang={lang} timeZone={edition.timeZone}>
          <ClockProvider now={now} servedAt={moment}>
            <LinkProvider resolve={resolve} resolveExternal={resolveExternal} newTab={newTab}>
              {children}
            </LinkProvider>
          </ClockProvider>
        </LocaleProvider>
      </LangContext>
    );
  };
