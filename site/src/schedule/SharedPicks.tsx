import { Alert, Button, Stack } from '@tand/ui';
import { useTranslation } from 'react-i18next';

export interface SharedPicksProps {
  /** Ids in the link. */
  received: readonly string[];
  picks: ReadonlySet<string>;
  /** Called with the merged picks, 'lay' to overlay them, or undefined to dismiss. */
  onAnswer: (answer: ReadonlySet<string> | 'lay' | undefined) => void;
}

/** Asks what to do with shared picks, if any differ. Nothing changes before the choice. */
export function SharedPicks({ received, picks, onAnswer }: SharedPicksProps) {
  const { t } = useTranslation('schedule');
  const isSame = received.length === picks.size && received.every(id => picks.has(id));
  if (received.length === 0 || isSame) return null;
  const others = received.filter(id => !picks.has(id));
  return (
    <Alert tone="warning" title={t('picks.received', { count: received.length })}>
      <Stack direction="row" gap={3}>
        {others.length > 0 && <Button onClick={() => onAnswer(new Set([...picks, ...received]))}>{t('picks.merge')}</Button>}
        {picks.size > 0 && (
          <Button variant="neutral" onClick={() => onAnswer(new Set(received))}>
            {t('picks.replace')}
          </Button>
        )}
        <Button variant="schedule" onClick={() => onAnswer('lay')}>
          {t('picks.lay')}
        </Button>
        <Button variant="paper" onClick={() => onAnswer(undefined)}>
          {t('picks.dismiss')}
        </Button>
      </Stack>
    </Alert>
  );
}
