import { home, menu, navbar } from '@edition/lists/nav.ts';
import { navbarScrollThresholdPx } from '@tand/festival';
import {
  LanguageSwitcher,
  Menu,
  Navbar,
  SkipLink,
  ThemePicker,
  ThemeSwitcher,
  type ContrastChoice,
  type LinkItem,
  type ThemeChoice,
} from '@tand/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { languages, langOf, rememberLang, type Lang } from '../language.ts';
import { refreshNotices, useNotices } from '../data/notices.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { SearchProvider } from '../search/SearchProvider.tsx';
import { Analytics } from '../analytics/Analytics.tsx';
import { Offline } from '../offline/Offline.tsx';
import { JsonLd } from '../seo/JsonLd.tsx';
import { href as hrefIn } from '../sitemap.ts';
import { Hydrated } from './Hydrated.tsx';
import { island } from './island.tsx';
import { Providers } from './Providers.tsx';
import { SiteProfiles } from './SiteProfiles.tsx';
import { useCopy } from './useCopy.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRefresh } from './useRefresh.ts';
import { useStandInLang } from './useStandInLang.ts';
import { useArrival } from './useArrival.ts';

/** Without a remembered theme or contrast the device decides. */
function remember(name: 'theme' | 'contrast', choice: ThemeChoice | ContrastChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(`tand:${name}`);
    else localStorage.setItem(`tand:${name}`, choice);
  } catch {
    // without storage the choice lasts as long as the page
  }
}
const rememberTheme = (choice: ThemeChoice) => remember('theme', choice);
const rememberContrast = (choice: ContrastChoice) => remember('contrast', choice);

const NoticesIsland = island(async () => (await import('./SiteNotices.tsx')).default);
const FooterIsland = island(async () => (await import('./SiteFooter.tsx')).default);

/** The bar of reviewers; a production build has no trace of it. */
const ReviewIsland = __REVIEW__ ? island(async () => (await import('../review/ReviewBar.tsx')).ReviewBar, 'idle') : undefined;

/** Islands of the layout that a page reached by a link waits for, as for its own. */
export const layoutIslands = [FooterIsland, NoticesIsland, ...(ReviewIsland ? [ReviewIsland] : [])];

/** What every page stands in (NAV-1, NAV-9, NAV-14): providers, skip link, navigation bar, menu, the page, footer. */
export function Layout({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <SearchProvider>
        <LayoutContent lang={lang} />
      </SearchProvider>
    </Providers>
  );
}

function LayoutContent({ lang }: { lang: Lang }) {
  const { t } = useTranslation('common');
  const copy = useCopy('common');
  const { pathname } = useLocation();
  const path = pathname.slice(lang.length + 1) || '/';
  const texts = copy('links') as Record<string, string>;
  const item = ({ key, path }: { key: string; path: string }): LinkItem => ({ href: path, text: texts[key] ?? key });
  const button = (variant: string) => item(navbar.find(link => link.variant === variant)!);
  const layoutLang = useStandInLang(['common']);
  const pageLang = useStandInLang(usePageHandle()?.texts ?? []);
  const { notices, at } = useNotices();
  useRefresh(told => told.parts.notices > at && void refreshNotices(NoticesIsland.ready));
  useArrival();

  const tools = (
    <>
      <SearchLink />
      <LanguageSwitcher
        current={lang}
        languages={languages.map(code => ({ lang: code, name: copy('language').names[code], href: hrefIn(code, path) }))}
        labels={{ languages: t('language.label') }}
        onLanguageChange={chosen => rememberLang(langOf(`/${chosen}`))}
      />
    </>
  );
  const { label: theme, toNight, toLight, ...themes } = copy('theme');
  const blocks = copy('menu').blocks as Record<string, string>;
  return (
    <>
      <SkipLink href="#main" lang={layoutLang}>
        {t('skip.toContent')}
      </SkipLink>
      <Navbar
        lang={layoutLang}
        logo={{ href: home.path, text: t('navbar.logo') }}
        links={navbar.filter(link => !link.variant).map(item)}
        schedule={button('schedule')}
        tickets={button('primary')}
        currentPath={path}
        isPinned={path === '/schedule'}
        hideAfter={navbarScrollThresholdPx}
        labels={{ navigation: t('navbar.label') }}
        tools={
          <>
            {tools}
            <ThemeSwitcher labels={{ toNight, toLight }} onThemeChange={rememberTheme} />
          </>
        }
        menu={
          <Menu
            currentPath={path}
            blocks={[
              ...menu.map(({ key, links }) => ({ title: blocks[key] ?? key, links: links.map(item) })),
              {
                title: blocks.follow!,
                links: [],
                content: (
                  <>
                    <SiteProfiles />
                    {tools}
                    <ThemePicker
                      labels={{ theme, ...themes }}
                      contrastLabels={copy('contrast')}
                      onThemeChange={rememberTheme}
                      onContrastChange={rememberContrast}
                    />
                  </>
                ),
              },
            ]}
            labels={{ open: t('menu.open'), close: t('menu.close'), navigation: t('menu.label') }}
          />
        }
      />
      {notices.length > 0 && <NoticesIsland />}
      <main id="main" tabIndex={-1} lang={pageLang}>
        <Suspense>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <FooterIsland />
      <Offline />
      {__ANALYTICS__ && <Analytics language={lang} />}
      {ReviewIsland && <ReviewIsland />}
      <JsonLd />
      <ScrollRestoration />
    </>
  );
}
