import { edition } from '@edition/edition.ts';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { useCallback } from 'react';
import { href as hrefIn, LangContext } from '@tand/runtime/i18n';
import type { SurroundingsProps } from '@tand/runtime/islands';
import { now } from '@tand/runtime/clock';
import { outside } from './links.ts';

/** What pages and islands depend on: language, time zone, clock and links. */
export function Surroundings({ lang, moment, newTab, children }: SurroundingsProps) {
  const resolve = useCallback((href: string) => (/\.\w{2,5}($|[?#])/.test(href) ? href : hrefIn(lang, href)), [lang]);
  const resolveExternal = useCallback((href: string) => outside(href, lang), [lang]);
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
}
