import { countedText, encodePicks } from '@tand/festival';
import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { downloadGlyph, Icon, printGlyph, shareGlyph } from '@tand/ui/components/Icon';
import type { ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { useState } from 'react';
import { useOnDemand } from '../useOnDemand.ts';
import { OwnDayNotifications, type Notifications } from './OwnDayNotifications.tsx';
import { PicksCalendar } from './PicksCalendar.tsx';
import type { ShareDialogLabels } from './ShareDialog.tsx';
import { useLang } from '../useLang.ts';

export interface OwnDayActionsLabels {
  calendar: Record<'picks' | 'subscribePicks', string>;
  controls: Record<'print', string>;
  mine: Record<'part' | 'tell' | 'together_one' | 'together_other', string>;
  picks: ShareDialogLabels & Record<'failed', string>;
}

export interface OwnDayActionsProps {
  entries: readonly ScheduleEntry[];
  picks: ReadonlySet<string>;
  friends: ReadonlySet<string> | undefined;
  labels: OwnDayActionsLabels;
  /** Loads the function that returns the image address of a QR code; undefined if the link is too long. */
  loadCode: () => Promise<(link: string) => string | undefined>;
  /** Push notifications of changes to the picks; the same object in every render. */
  notifications: Notifications;
  /** Returns the address of a calendar; `part` is '' for the complete programme. */
  calendarHref: (part: string) => string;
  /** Reports whether a server responds at an address; the same function in every render. */
  isCalendarServed: (href: string) => Promise<boolean>;
  /** Called when the visitor removes a friend's picks. */
  onPart: () => void;
  onDownload: () => void;
}

const loadDialog = async (loadCode: OwnDayActionsProps['loadCode']) => {
  const [{ ShareDialog }, codeOf] = await Promise.all([import('./ShareDialog.tsx'), loadCode()]);
  return { ShareDialog, codeOf };
};

export function OwnDayActions({
  entries,
  picks,
  friends,
  labels: { calendar, controls, mine, picks: texts },
  loadCode,
  notifications,
  calendarHref,
  isCalendarServed,
  onPart,
  onDownload,
}: OwnDayActionsProps) {
  const lang = useLang();
  const { run, hasFailed } = useOnDemand();
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = !entries.some(({ id }) => picks.has(id));
  const share = () =>
    run(
      () => loadDialog(loadCode),
      code => {
        setShown(code);
        setIsOpen(true);
      },
    );
  const link = shown && `${location.origin}${location.pathname}?share=${encodePicks(picks, entries)}`;
  return (
    <Stack gap={3} align="start" data-print="hidden">
      {!isEmpty && (
        <>
          <Button tone="highlight" onClick={share}>
            <Icon glyph={shareGlyph} size="small" /> {texts.share}
          </Button>
          <Button variant="ghost" onClick={onDownload}>
            <Icon glyph={downloadGlyph} size="small" /> {calendar.picks}
          </Button>
          <PicksCalendar programme={entries} label={calendar.subscribePicks} {...{ picks, calendarHref, isCalendarServed }} />
          <Button variant="ghost" onClick={() => print()}>
            <Icon glyph={printGlyph} size="small" /> {controls.print}
          </Button>
        </>
      )}
      <OwnDayNotifications picks={picks} labels={{ tell: mine.tell, failed: texts.failed }} notifications={notifications} />
      {friends && (
        <>
          <Text>{countedText(mine, 'together', entries.filter(({ id }) => friends.has(id) && picks.has(id)).length, lang)}</Text>
          <Button variant="secondary" size="small" onClick={onPart}>
            {mine.part}
          </Button>
        </>
      )}
      {hasFailed && <Alert tone="danger">{texts.failed}</Alert>}
      {shown && link && (
        <shown.ShareDialog open={isOpen} onClose={() => setIsOpen(false)} link={link} code={shown.codeOf(link)} labels={texts} />
      )}
    </Stack>
  );
}
