import { calendarGlyph, Icon, IconButton } from '@tand/ui';
import { usePick } from './picks.ts';

export interface PickCalendarProps {
  id: string;
  label: string;
  onClick: () => void;
}

/** The calendar file of one item, offered once it is picked. It listens for itself, so that a pick redraws no other item. */
export function PickCalendar({ id, label, onClick }: PickCalendarProps) {
  if (!usePick(id)) return null;
  return (
    <IconButton label={label} title={label} onClick={onClick}>
      <Icon glyph={calendarGlyph} />
    </IconButton>
  );
}
