import { edition } from '@edition/edition.ts';
import { localToInstant, type NoticeUrgency } from '@tand/festival';
import { noNotices } from '@tand/runtime/data';
import { useLang } from '@tand/runtime/i18n';
import { Alert, Link, Section, Stack, type AlertTone } from '@tand/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Served } from '@tand/runtime/render/served';
import { timeText } from './format.ts';
import { useCopy } from './useCopy.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'danger' };

/** The crew's notices for the site and for this page, with their start; offline also with their age (DESK-19). */
export function SiteNotices({ path }: { path: string }) {
  const lang = useLang();
  const { t } = useTranslation('common');
  const { moment, notices: { notices } = noNotices } = use(Served);
  const shown = notices.filter(({ page, until }) => (page === '' || `/${page}` === path) && Date.parse(until) > moment);
  if (shown.length === 0) return null;
  const ends = shown.map(({ until }) => Date.parse(until));
  return (
    <Section padding="tight" aria-label={t('notices.label')} data-shown-until={Math.max(...ends)}>
      <Stack gap={2}>
        {shown.map(({ id, text, urgency, from }, index) => (
          <Alert key={id} tone={tones[urgency]} data-shown-until={ends[index]}>
            <p>
              {text[lang]} <time dateTime={from}>({timeText(Date.parse(from), moment, lang)})</time>{' '}
              <span data-offline-age={t('notices.kept', { time: '{{time}}' })} />
            </p>
          </Alert>
        ))}
      </Stack>
    </Section>
  );
}

/** Pages with a text of their own about the end, and the city, which fills the window. */
const saysItself = new Set(['/home', '/tickets', '/universe/districts']);
const end = localToInstant(edition.dates.doorsClose, edition.timeZone);

/** Says after the festival that it is over, and links to where the next is announced (FEST-6). */
export function PastNote({ path }: { path: string }) {
  const { href } = useCopy('common')('phases').after;
  return path === href || saysItself.has(path) ? null : <Note href={href} />;
}

function Note({ href }: { href: string }) {
  const { t } = useTranslation('common');
  const { cta } = useCopy('common')('phases').after;
  return (
    <aside aria-label={t('notices.label')} data-shown-from={end} hidden={use(Served).moment < end}>
      <Section padding="tight">
        <p>
          {t('notices.over')} <Link href={href}>{cta}</Link>
        </p>
      </Section>
    </aside>
  );
}
