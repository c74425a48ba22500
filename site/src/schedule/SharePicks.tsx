import { Alert, Button, Icon, shareGlyph, type ScheduleEntry } from '@tand/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../app/useCopy.ts';
import { encodePicks } from './share.ts';
import { useOnDemand } from './useOnDemand.ts';

type Dialog = typeof import('./ShareDialog.tsx').ShareDialog;

export interface SharePicksProps {
  entries: readonly ScheduleEntry[];
  picks: ReadonlySet<string>;
}

/** The button that shows a link and a QR code of the visitor's picks. */
export function SharePicks({ entries, picks }: SharePicksProps) {
  const copy = useCopy('schedule')('picks');
  const { pathname } = useLocation();
  const { run, hasFailed } = useOnDemand();
  const [shown, setShown] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);
  const ShareDialog = shown;

  const share = () =>
    run(
      () => import('./ShareDialog.tsx'),
      code => {
        setShown(() => code.ShareDialog);
        setIsOpen(true);
      },
    );
  return (
    <>
      <Button variant="accent" onClick={share} disabled={!entries.some(({ id }) => picks.has(id))}>
        <Icon glyph={shareGlyph} size="small" /> {copy.share}
      </Button>
      {hasFailed && <Alert tone="error">{copy.failed}</Alert>}
      {ShareDialog && (
        <ShareDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          link={`${location.origin}${pathname}?share=${encodePicks(picks, entries)}`}
        />
      )}
    </>
  );
}
