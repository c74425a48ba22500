import { edition } from '@edition/edition.ts';
import { footer, home, linkCollection, menu, navbar } from '@edition/lists/nav.ts';
import { externalLink } from '@tand/festival';
import {
  Footer,
  LanguageSwitcher,
  Menu,
  Navbar,
  SkipLink,
  SocialLinks,
  ThemePicker,
  ThemeSwitcher,
  type LinkItem,
  type ThemeChoice,
} from '@tand/ui';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { languages, langOf, rememberLang, type Lang } from '../language.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { SearchProvider } from '../search/SearchProvider.tsx';
import { Analytics } from '../analytics/Analytics.tsx';
import { Offline } from '../offline/Offline.tsx';
import { JsonLd } from '../seo/JsonLd.tsx';
import { href as hrefIn } from '../sitemap.ts';
import { Alive } from './Alive.tsx';
import { Providers } from './Providers.tsx';
import { useCopy } from './useCopy.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRefresh } from './useRefresh.ts';
import { useStandInLang } from './useStandInLang.ts';
import { useArrival } from './useArrival.ts';

/** Without a remembered theme the device decides. */
function rememberTheme(theme: ThemeChoice) {
  try {
    if (theme === 'system') localStorage.removeItem('tand:theme');
    else localStorage.setItem('tand:theme', theme);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

/** What every page stands in (SPEC 2.3): providers, skip link, navigation bar, menu, the page, footer. */
export function Shell({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <SearchProvider>
        <Frame lang={lang} />
      </SearchProvider>
    </Providers>
  );
}

function Frame({ lang }: { lang: Lang }) {
  const { t } = useTranslation('common');
  const copy = useCopy('common');
  const { pathname } = useLocation();
  const path = pathname.slice(lang.length + 1) || '/';
  const texts = copy('links') as Record<string, string>;
  const item = ({ key, path }: { key: string; path: string }): LinkItem => ({ href: path, label: texts[key] ?? key });
  const button = (variant: string) => item(navbar.find(link => link.variant === variant)!);
  const social = useMemo(() => edition.social.map(({ id, label, url }) => ({ id, label, href: url })), []);
  const collection: LinkItem = {
    href: externalLink(edition, linkCollection.externalLink),
    label: texts[linkCollection.key] ?? '',
    isExternal: true,
  };
  const socialLabels = { list: t('social.label'), newTab: t('newTab') };
  const frameLang = useStandInLang(['common']);
  const pageLang = useStandInLang(usePageHandle()?.texts ?? []);
  useRefresh();
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
  const headings = copy('footer').headings as Record<string, string>;
  return (
    <>
      <SkipLink href="#main" lang={frameLang}>
        {t('skip.toContent')}
      </SkipLink>
      <Navbar
        lang={frameLang}
        logo={{ href: home.path, label: t('navbar.logo') }}
        links={navbar.filter(link => !link.variant).map(item)}
        schedule={button('schedule')}
        tickets={button('primary')}
        currentPath={path}
        isPinned={path === '/schedule'}
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
                    <SocialLinks profiles={social} labels={socialLabels} />
                    {tools}
                    <ThemePicker labels={{ theme, ...themes }} onThemeChange={rememberTheme} />
                  </>
                ),
              },
            ]}
            labels={{ open: t('menu.open'), close: t('menu.close'), navigation: t('menu.label') }}
          />
        }
      />
      <main id="main" tabIndex={-1} lang={pageLang}>
        <Suspense>
          <Outlet />
          <Alive />
        </Suspense>
      </main>
      <Footer
        lang={frameLang}
        currentPath={path}
        year={edition.year}
        groups={footer.map(({ key, links }, index) => ({
          title: headings[key] ?? key,
          links: index === footer.length - 1 ? [...links.map(item), collection] : links.map(item),
        }))}
        social={<SocialLinks profiles={social} labels={socialLabels} />}
        labels={{
          logo: t('footer.logo'),
          navigation: t('footer.label'),
          copyright: year => t('footer.copyright', { currentYear: year }),
          toTop: t('footer.toTop'),
        }}
      />
      <Offline />
      {__ANALYTICS__ && <Analytics language={lang} />}
      <JsonLd />
      <ScrollRestoration />
    </>
  );
}
