import { edition } from '@edition/edition.ts';
import { SocialLinks } from '@tand/ui';
import { useTranslation } from 'react-i18next';

const profiles = edition.social.map(({ id, label, url }) => ({ id, text: label, href: url }));

export function SiteProfiles({ hasNames }: { hasNames?: boolean }) {
  const { t } = useTranslation('common');
  return <SocialLinks hasNames={hasNames} profiles={profiles} labels={{ list: t('social.label'), newTab: t('newTab') }} />;
}
