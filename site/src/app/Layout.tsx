import { edition } from '@edition/edition.ts';
import { popular } from '@edition/lists/nav.ts';
import type { Lang } from '@tand/runtime/i18n';
import { CachedPart, JsonLd, ReviewBar, SiteNotices, UntranslatedNote, useTextLang } from '@tand/runtime/render';
import { SkipLink, UpdateNotice } from '@tand/ui';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { moments } from '../reviewMoments.ts';
import { SearchPanel } from '@tand/runtime/islands';
import { pageGraph } from '../seo/pageGraph.ts';
import { Served } from '@tand/runtime/render/served';
import { SiteFooter } from './SiteFooter.tsx';
import { headerLinks, SiteHeader } from './SiteHeader.tsx';
import { timeText } from './format.ts';
import { PastNote } from './PastNote.tsx';
import { Surroundings } from './surroundings.ts';
import { useCopy } from './useCopy.ts';

export function Providers({ lang, children }: { lang: Lang; children: ReactNode }) {
  const { moment } = use(Served);
  const copy = useCopy('common');
  return (
    <Surroundings lang={lang} moment={moment} newTab={copy('newTab')} closedLinks={copy('closedLinks')}>
      {children}
    </Surroundings>
  );
}

/** Layout of hall screens. */
export function BareLayout({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <main id="main" data-unattended="">
        <Outlet />
      </main>
      <JsonLd edition={edition} pageGraph={pageGraph} />
    </Providers>
  );
}

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
  return (
    <>
      <SkipLink href="#main">{t('skip.toContent')}</SkipLink>
      <CachedPart name={`header ${lang}`} links={headerLinks} path={path}>
        {ownPath => <SiteHeader path={path} ownPath={ownPath} />}
      </CachedPart>
      <div className="contents" data-live="notices">
        <SiteNotices path={path} timeText={timeText} />
        <PastNote path={path} />
        <UntranslatedNote />
      </div>
      <main id="main" lang={useTextLang()} tabIndex={-1} data-live="main">
        <Outlet />
      </main>
      <div className="contents" data-live="footer">
        <SiteFooter path={path} />
      </div>
      <SearchPanel popular={popular} />
      <UpdateNotice open={false} labels={{ text: t('update.notice'), update: t('update.action'), dismiss: t('update.dismiss') }} />
      {__REVIEW__ && <ReviewBar year={edition.year} moments={Object.values(moments)} />}
      <JsonLd edition={edition} pageGraph={pageGraph} />
    </>
  );
}
