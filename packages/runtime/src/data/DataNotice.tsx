import { age, Alert, Button, Stack, useLocale, useNow } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { onPageClock } from '../clock.ts';
import type { Loaded } from './page.ts';

export interface DataNoticeProps extends Pick<Loaded, 'at' | 'asOf' | 'problem'> {
  isLoading: boolean;
  retry: () => void;
}

/** Notice that the shown data are old or incomplete (DATA-4). */
export function DataNotice({ at, asOf = at, problem, isLoading, retry }: DataNoticeProps) {
  const { t } = useTranslation('common');
  if (!problem) return null;
  return (
    <Stack gap={3} align="start">
      {problem === 'gaps' ? <Alert tone="warning">{t('stale.gaps')}</Alert> : <StaleNotice savedAt={onPageClock(asOf)} />}
      <Button variant="secondary" size="small" onClick={isLoading ? undefined : retry} aria-disabled={isLoading || undefined}>
        {isLoading ? t('loading') : t('stale.refresh')}
      </Button>
    </Stack>
  );
}

function StaleNotice({ savedAt }: { savedAt: number }) {
  const { t } = useTranslation('common');
  const { locale, timeZone } = useLocale();
  const now = useNow();
  const saved = new Date(savedAt);
  const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(saved);
  const [before, after] = t('stale.notice', { age: '{age}' }).split('{age}');
  return (
    <Alert tone="warning" data-component="StaleNotice">
      <p>
        {before}
        <time dateTime={saved.toISOString()} title={absolute}>
          {now === null ? absolute : age(savedAt, now, locale)}
        </time>
        {after}
      </p>
    </Alert>
  );
}
