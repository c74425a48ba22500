import { SkipLink } from '@tand/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import type { Lang } from '../language.ts';
import { refreshNotices, useNotices } from '../data/notices.ts';
import { Analytics } from '../analytics/Analytics.tsx';
import { Offline } from '../offline/Offline.tsx';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Hydrated } from './Hydrated.tsx';
import { island } from './island.tsx';
import { PastNote } from './PastNote.tsx';
import { Providers } from './Providers.tsx';
import { SamePart } from './SamePart.tsx';
import { headerLinks, SiteHeader } from './SiteHeader.tsx';
import { usePageHandle } from './usePageHandle.ts';
import { useRefresh } from './useRefresh.ts';
import { useStandInLang } from './useStandInLang.ts';

const NoticesIsland = island(async () => (await import('./SiteNotices.tsx')).default);
const FooterIsland = island(async () => (await import('./SiteFooter.tsx')).default);

/** A production build removes this import. */
const ReviewIsland = __REVIEW__ ? island(async () => (await import('../review/ReviewBar.tsx')).ReviewBar, 'idle') : undefined;

export const layoutIslands = [FooterIsland, NoticesIsland, ...(ReviewIsland ? [ReviewIsland] : [])];

/** NAV-1, NAV-9, NAV-14 */
export function Layout({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <LayoutContent lang={lang} />
    </Providers>
  );
}

function LayoutContent({ lang }: { lang: Lang }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const path = pathname.slice(lang.length + 1) || '/';
  const layoutLang = useStandInLang(['common']);
  const pageLang = useStandInLang(usePageHandle()?.texts ?? []);
  const { notices, at } = useNotices();
  useRefresh(told => told.parts.notices > at && void refreshNotices(NoticesIsland.ready));
  return (
    <>
      <SkipLink href="#main" lang={layoutLang}>
        {t('skip.toContent')}
      </SkipLink>
      <SamePart name={`header ${lang}`} links={headerLinks} path={path}>
        {ownPath => <SiteHeader path={path} ownPath={ownPath} />}
      </SamePart>
      <div className="contents" data-live="notices">
        {notices.length > 0 && <NoticesIsland />}
        <PastNote path={path} />
      </div>
      <main id="main" tabIndex={-1} lang={pageLang} data-live="main">
        <Suspense>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <div className="contents" data-live="footer">
        <FooterIsland />
      </div>
      <SearchPanel />
      <Offline />
      {__ANALYTICS__ && <Analytics />}
      {ReviewIsland && <ReviewIsland />}
      <JsonLd />
    </>
  );
}
