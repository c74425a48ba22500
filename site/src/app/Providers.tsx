import { edition } from '@edition/edition.ts';
import { ClockProvider, LinkProvider, LocaleProvider } from '@tand/ui';
import { useCallback, useContext, type ReactNode } from 'react';
import type { Lang } from '../language.ts';
import { Served } from '../seo/served.ts';
import { href as hrefIn } from '../sitemap.ts';
import { now } from './clock.ts';
import { SiteLink } from './SiteLink.tsx';
import { useCopy } from './useCopy.ts';
import { LangContext } from './useLang.ts';

export function Providers({ lang, children }: { lang: Lang; children: ReactNode }) {
  const resolve = useCallback((href: string) => (/\.\w{2,5}($|[?#])/.test(href) ? href : hrefIn(lang, href)), [lang]);
  const { moment } = useContext(Served);
  return (
    <LangContext value={lang}>
      <LocaleProvider lang={lang} timeZone={edition.timeZone}>
        <ClockProvider now={now} servedAt={moment}>
          <LinkProvider component={SiteLink} resolve={resolve} newTab={useCopy('common')('newTab')}>
            {children}
          </LinkProvider>
        </ClockProvider>
      </LocaleProvider>
    </LangContext>
  );
}
