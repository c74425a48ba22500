import { edition } from '@edition/edition.ts';
import { home, menu, navbar } from '@edition/lists/nav.ts';
import { navbarScrollThresholdPx } from '@tand/festival';
import { LanguageSwitcher, Menu, Navbar, ThemePicker, ThemeSwitcher, type LinkItem } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { languageName, languages, href as hrefIn, useLang } from '@tand/runtime/i18n';
import { SearchLink } from '@tand/runtime/islands';
import { SiteProfiles } from './SiteFooter.tsx';
import { useCopy } from './useCopy.ts';

export const headerLinks = [home, ...navbar, ...menu.flatMap(({ links }) => links)];

const buttons = new Set(['/schedule', '/tickets']);

interface SiteHeaderProps {
  path: string;
  /** Placeholder for the page's path (see CachedPart). */
  ownPath: string;
}

export function SiteHeader({ path, ownPath }: SiteHeaderProps) {
  const lang = useLang();
  const { t } = useTranslation('common');
  const copy = useCopy('common');
  const texts = copy('links') as Record<string, string>;
  const item = ({ key, path: href }: { key: string; path: string }): LinkItem => ({ href, text: texts[key] ?? key });
  const linkTo = (path: string) => item(navbar.find(link => link.path === path)!);
  const tools = (
    <>
      <SearchLink />
      <LanguageSwitcher
        current={lang}
        languages={languages.map(code => ({ lang: code, name: languageName(code), href: hrefIn(code, ownPath) }))}
        labels={{ languages: t('language.label') }}
      />
    </>
  );
  const { label: theme, toNight, toLight, ...themes } = copy('theme');
  const blocks = copy('menu').blocks as Record<string, string>;
  return (
    <Navbar
      name={edition.name}
      logo={{ href: home.path, text: t('navbar.logo') }}
      links={navbar.filter(link => !buttons.has(link.path)).map(item)}
      schedule={linkTo('/schedule')}
      tickets={linkTo('/tickets')}
      currentPath={path}
      isPinned={path === '/schedule'}
      hideAfter={navbarScrollThresholdPx}
      labels={{ navigation: t('navbar.label') }}
      tools={
        <>
          {tools}
          <ThemeSwitcher labels={{ toNight, toLight }} />
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
                  <ThemePicker labels={{ theme, ...themes }} contrastLabels={copy('contrast')} />
                </>
              ),
            },
          ]}
          labels={{ open: t('menu.open'), close: t('menu.close'), navigation: t('menu.label') }}
        />
      }
    />
  );
}
