import { edition } from '@edition/edition.ts';
import { instantToLocal, type NoticeUrgency } from '@tand/festival';
import { Alert, Section, Stack, type AlertTone } from '@tand/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { noticesFetchedAt, useNotices } from '../data/notices.ts';
import { onPageClock } from './clock.ts';
import { shortDate } from './format.ts';
import { useFestivalTime } from './useFestivalTime.ts';
import { useLang } from './useLang.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'error' };

function onLine(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The crew's notices for the site and for this page, with their start; offline also with their age (DESK-19). */
export default function SiteNotices() {
  const lang = useLang();
  const { t } = useTranslation('common');
  const now = useFestivalTime();
  const path = useLocation().pathname.slice(lang.length + 2);
  const isOnline = useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  );
  const { notices } = useNotices();
  const [fetchedAt, setFetchedAt] = useState<number>();
  useEffect(() => {
    if (!isOnline) void noticesFetchedAt().then(at => setFetchedAt(onPageClock(at)));
  }, [isOnline]);
  const shown = notices.filter(({ page, until }) => (page === '' || page === path) && Date.parse(until) > now);
  if (shown.length === 0) return null;
  const timeOf = (from: number) => {
    const [date = '', clock = ''] = instantToLocal(from, edition.timeZone).split('T');
    const today = instantToLocal(now, edition.timeZone).slice(0, 10);
    return `${date === today ? '' : `${shortDate(from, lang)} `}${lang === 'sv' ? clock.slice(0, 5).replace(':', '.') : clock.slice(0, 5)}`;
  };
  return (
    <Section padding="tight" aria-label={t('notices.label')}>
      <Stack gap={2}>
        {shown.map(({ id, text, urgency, from }) => (
          <Alert key={id} tone={tones[urgency]}>
            <p>
              {text[lang]} <time dateTime={from}>({timeOf(Date.parse(from))})</time>
              {!isOnline && fetchedAt !== undefined && ` ${t('notices.kept', { time: timeOf(fetchedAt) })}`}
            </p>
          </Alert>
        ))}
      </Stack>
    </Section>
  );
}
