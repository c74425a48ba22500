import { festivalPhase, linkState, outsideLink, type Edition, type FestivalPhase } from '@tand/festival';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { useCallback, type Context } from 'react';
import { now } from '../clock.ts';
import { href as hrefIn, LangContext, MomentNames } from '../i18n/index.ts';
import type { Surroundings, SurroundingsProps } from './entry.ts';

const momentNames: Record<FestivalPhase, readonly string[]> = {
  'before-sale': ['before-sale'],
  'on-sale': [],
  'last-days': ['last-days'],
  'sold-out': ['last-days'],
  during: ['during'],
  after: ['after', 'during'],
};

export const createSurroundings = (
  edition: Pick<Edition, 'dates' | 'links' | 'periods' | 'tickets' | 'timeZone'>,
  ClosedLinks: Context<(href: string) => string | undefined>,
): Surroundings =>
  function Around({ lang, moment, newTab, closedLinks, children }: SurroundingsProps) {
    const resolve = useCallback((href: string) => (/\.\w{2,5}($|[?#])/.test(href) ? href : hrefIn(lang, href)), [lang]);
    const resolveExternal = useCallback((href: string) => outsideLink(edition, lang, href), [lang]);
    const noteOf = (href: string) => {
      const state = closedLinks ? linkState(edition, href, moment) : 'open';
      return state === 'open' ? undefined : closedLinks![state];
    };
    return (
      <LangContext value={lang}>
        <LocaleProvider lang={lang} timeZone={edition.timeZone}>
          <ClockProvider now={now} servedAt={moment}>
            <LinkProvider resolve={resolve} resolveExternal={resolveExternal} newTab={newTab}>
              <MomentNames value={momentNames[festivalPhase(edition, moment)]}>
                <ClosedLinks value={noteOf}>{children}</ClosedLinks>
              </MomentNames>
            </LinkProvider>
          </ClockProvider>
        </LocaleProvider>
      </LangContext>
    );
  };
