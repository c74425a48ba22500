import { encodePicks } from '@tand/festival';
import { Alert, Button, calendarGlyph, downloadGlyph, Icon, printGlyph, shareGlyph, Stack, Text, type ScheduleEntry } from '@tand/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { TellMe } from './TellMe.tsx';
import { subscription } from './subscription.ts';
import { useOnDemand } from './useOnDemand.ts';
import { useServedPicks } from './useServedPicks.ts';

type Dialog = typeof import('./ShareDialog.tsx').ShareDialog;

export interface SharePicksProps {
  entries: readonly ScheduleEntry[];
  picks: ReadonlySet<string>;
  /** A friend's overlaid picks: number in common, and callback to remove them. */
  friends: { count: number; onParted: () => void } | undefined;
  onDownload: () => void;
}

export function SharePicks({ entries, picks, friends, onDownload }: SharePicksProps) {
  const copy = useCopy('schedule');
  const { t } = useTranslation('schedule');
  const { run, hasFailed } = useOnDemand();
  const [shown, setShown] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);
  const ShareDialog = shown;
  const lang = useLang();
  const isServed = useServedPicks(picks, entries);
  const isEmpty = !entries.some(({ id }) => picks.has(id));

  const share = () =>
    run(
      () => import('./ShareDialog.tsx'),
      code => {
        setShown(() => code.ShareDialog);
        setIsOpen(true);
      },
    );
  return (
    <Stack gap={3} align="start" data-print="hidden">
      <Button variant="accent" onClick={share} disabled={isEmpty}>
        <Icon glyph={shareGlyph} size="small" /> {copy('picks').share}
      </Button>
      <Button variant="paper" onClick={onDownload} disabled={isEmpty}>
        <Icon glyph={downloadGlyph} size="small" /> {t('calendar.picks')}
      </Button>
      {isServed && !isEmpty && (
        <Button variant="paper" href={subscription(lang, `schedule/picks/${encodePicks(picks, entries)}`)}>
          <Icon glyph={calendarGlyph} size="small" /> {t('calendar.subscribePicks')}
        </Button>
      )}
      <Button variant="paper" onClick={() => print()} disabled={isEmpty}>
        <Icon glyph={printGlyph} size="small" /> {copy('controls').print}
      </Button>
      <TellMe picks={picks} />
      {friends && (
        <>
          <Text>{t('mine.together', { count: friends.count })}</Text>
          <Button variant="neutral" size="small" onClick={friends.onParted}>
            {t('mine.part')}
          </Button>
        </>
      )}
      {hasFailed && <Alert tone="error">{copy('picks').failed}</Alert>}
      {ShareDialog && (
        <ShareDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          link={`${location.origin}${location.pathname}?share=${encodePicks(picks, entries)}`}
        />
      )}
    </Stack>
  );
}
