import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { Link, Section, useHasCome } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useCopy } from './useCopy.ts';

/** Pages with a text of their own about the end, and the city, which fills the window. */
const saysItself = new Set(['/home', '/tickets', '/universe/districts']);

/** Says after the festival that it is over, and links to where the next is announced (FEST-6). */
export function PastNote({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const { cta, href } = useCopy('common')('phases').after;
  const isOver = useHasCome(localToInstant(edition.dates.doorsClose, edition.timeZone));
  if (!isOver || path === href || saysItself.has(path)) return null;
  return (
    <aside aria-label={t('notices.label')}>
      <Section padding="tight">
        <p>
          {t('notices.over')} <Link href={href}>{cta}</Link>
        </p>
      </Section>
    </aside>
  );
}
