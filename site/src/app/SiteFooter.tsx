import { edition } from '@edition/edition.ts';
import { footer, linkCollection } from '@edition/lists/nav.ts';
import { externalLink, festivalPhase, instantToLocal } from '@tand/festival';
import { Footer, SocialLinks, type LinkItem } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { CachedPart } from '@tand/runtime/render';
import { useCopy } from './useCopy.ts';
import { useFestivalTime } from './phases.tsx';
import { useLang } from '@tand/runtime/i18n';

const footerLinks = footer.flatMap(({ links }) => links);

const profiles = edition.social.map(({ id, label, url }) => ({ id, text: label, href: url }));

export function SiteProfiles({ hasNames }: { hasNames?: boolean }) {
  const { t } = useTranslation('common');
  return <SocialLinks hasNames={hasNames} profiles={profiles} labels={{ list: t('social.label'), newTab: t('newTab') }} />;
}

export function SiteFooter({ path }: { path: string }) {
  const lang = useLang();
  const now = useFestivalTime();
  const year = Number(instantToLocal(now, edition.timeZone).slice(0, 4));
  const isOn = festivalPhase(edition, now) === 'during';
  return (
    <CachedPart name={`footer ${lang} ${year}${isOn ? ' on' : ''}`} links={footerLinks} path={path}>
      {() => <FooterAt path={path} year={year} isOn={isOn} />}
    </CachedPart>
  );
}

function FooterAt({ path, year, isOn }: { path: string; year: number; isOn: boolean }) {
  const { t } = useTranslation('common');
  const copy = useCopy('common');
  const texts = copy('links') as Record<string, string>;
  const headings = copy('footer').headings as Record<string, string>;
  const item = ({ key, path }: { key: string; path: string }): LinkItem => ({ href: path, text: texts[key] ?? key });
  const collection: LinkItem = {
    href: externalLink(edition, linkCollection.externalLink),
    text: texts[linkCollection.key] ?? '',
    isExternal: true,
  };
  return (
    <Footer
      name={edition.name}
      currentPath={path}
      year={year}
      groups={footer.map(({ key, links }, index) => ({
        title: headings[key] ?? key,
        links: index === footer.length - 1 ? [...links.map(item), collection] : links.map(item),
      }))}
      social={<SiteProfiles />}
      labels={{
        logo: t('footer.logo'),
        navigation: t('footer.label'),
        copyright: currentYear => [isOn && t('footer.help'), t('footer.copyright', { currentYear })].filter(Boolean).join(' '),
        toTop: t('footer.toTop'),
      }}
    />
  );
}
