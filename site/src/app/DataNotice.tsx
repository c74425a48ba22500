import { Alert, Button, FetchError, Stack, StaleNotice } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '@tand/runtime/data';
import { onPageClock } from '@tand/runtime/clock';
import { useCopy } from './useCopy.ts';

export interface DataNoticeProps extends Pick<Loaded, 'at' | 'asOf' | 'problem'> {
  hasData: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Key of `common.error`. */
  subject: 'news' | 'schedule';
}

/** DATA-4 */
export function DataNotice({ hasData, at, asOf = at, problem, isLoading, retry, subject }: DataNoticeProps) {
  const { t } = useTranslation('common');
  const error = useCopy('common')('error');
  if (!problem) return null;
  if (hasData) {
    return (
      <Stack gap={3} align="start">
        {problem === 'gaps' ? (
          <Alert tone="warning">{t('stale.gaps')}</Alert>
        ) : (
          <StaleNotice savedAt={onPageClock(asOf)} labels={{ text: t('stale.notice', { age: '{age}' }) }} />
        )}
        <Button variant="secondary" size="small" onClick={isLoading ? undefined : retry} aria-disabled={isLoading || undefined}>
          {isLoading ? t('loading') : t('stale.refresh')}
        </Button>
      </Stack>
    );
  }
  const what = problem === 'none' && subject === 'news' ? error.noNews : error[subject];
  return (
    <FetchError
      labels={{ title: error.headline, text: what, retry: error.retry, retrying: t('loading') }}
      onRetry={retry}
      isRetrying={isLoading}
    />
  );
}
