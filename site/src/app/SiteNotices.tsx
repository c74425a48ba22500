import type { NoticeUrgency } from '@tand/festival';
import { Alert, Section, Stack, type AlertTone } from '@tand/ui';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { attachAll } from '../behaviours/attachAll.ts';
import { attachOfflineAge } from '../behaviours/offlineAge.ts';
import { attachTimed } from '../behaviours/timed.ts';
import { useNotices, useNoticesFetchedAt } from '../data/notices.ts';
import { Served } from '../seo/served.ts';
import { timeText } from './format.ts';
import { useLang } from './useLang.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'error' };

/** The crew's notices for the site and for this page, with their start; offline also with their age (DESK-19). */
export default function SiteNotices() {
  const lang = useLang();
  const { t } = useTranslation('common');
  const path = useLocation().pathname.slice(lang.length + 2);
  const { moment } = use(Served);
  const { notices } = useNotices();
  const fetchedAt = useNoticesFetchedAt();
  const root = useRef<HTMLElement>(null);
  const shown = notices.filter(({ page, until }) => (page === '' || page === path) && Date.parse(until) > moment);
  useEffect(() => {
    if (!root.current) return undefined;
    return attachAll(root.current, [
      ['[data-shown-until]', attachTimed],
      ['[data-offline-age]', attachOfflineAge],
    ]);
  });
  if (shown.length === 0) return null;
  const ends = shown.map(({ until }) => Date.parse(until));
  return (
    <Section padding="tight" aria-label={t('notices.label')} ref={root} data-shown-until={Math.max(...ends)}>
      <Stack gap={2}>
        {shown.map(({ id, text, urgency, from }, index) => (
          <Alert key={id} tone={tones[urgency]} data-shown-until={ends[index]}>
            <p>
              {text[lang]} <time dateTime={from}>({timeText(Date.parse(from), moment, lang)})</time>{' '}
              <span data-offline-age={t('notices.kept', { time: '{time}' })} data-fetched-at={fetchedAt} />
            </p>
          </Alert>
        ))}
      </Stack>
    </Section>
  );
}
