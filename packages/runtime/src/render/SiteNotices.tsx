import { shownText, type DateTexts, type NoticeUrgency } from '@tand/festival';
import { Alert, Section, Stack, type AlertTone } from '@tand/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { noNotices } from '../data/notices.ts';
import { useLang } from '../i18n/index.ts';
import { Served } from './served.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'danger' };

interface SiteNoticesProps {
  /** Path below the language, with a slash. */
  path: string;
  timeText: DateTexts['timeText'];
}

/** DESK-19 */
export function SiteNotices({ path, timeText }: SiteNoticesProps) {
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
              {shownText(text, lang)} <time dateTime={from}>({timeText(Date.parse(from), moment, lang)})</time>{' '}
              <span data-offline-age={t('notices.kept', { time: '{{time}}' })} />
            </p>
          </Alert>
        ))}
      </Stack>
    </Section>
  );
}
