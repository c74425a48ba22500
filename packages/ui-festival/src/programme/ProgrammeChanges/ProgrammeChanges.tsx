import { fillText, type Change, type SeenItem } from '@tand/festival';
import { Alert, type AlertProps } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import type { ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import type { ScheduleListProps } from '@tand/ui/components/ScheduleList';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { clockIn, useLocale } from '@tand/ui/foundations/LocaleProvider';
import { requireProps } from '@tand/ui/styles';

/** Texts of changes have `{{title}}`, `newPlace` also `{{place}}`, `moved` also `{{from}}` and `{{to}}`. */
export interface ProgrammeChangesLabels {
  changes: Record<'back' | 'cancelled' | 'dismiss' | 'gone' | 'headline' | 'moved' | 'newPlace', string>;
}

export interface ProgrammeChangesProps extends Omit<AlertProps, 'children' | 'title' | 'tone'>, Pick<ScheduleListProps, 'places' | 'days'> {
  /** Changes of the picks; without any, nothing is shown. */
  changes: readonly Change<ScheduleEntry>[];
  /** Texts of the heading, the changes and the button. */
  labels: ProgrammeChangesLabels;
  /** Called when the visitor dismisses the changes. */
  onDismiss: () => void;
}

/** What has changed for the visitor's picks since they were last seen. */
export function ProgrammeChanges({ changes, places, days, labels, onDismiss, ...rest }: ProgrammeChangesProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ProgrammeChanges', { changes, labels });
  const { changes: texts } = labels;
  const { lang } = useLocale();
  if (changes.length === 0) return null;

  const time = (item: SeenItem | ScheduleEntry) =>
    [item.start, item.end].flatMap(instant => (instant ? [clockIn(instant.slice(11, 16), lang)] : [])).join('–');
  const words = (change: Change<ScheduleEntry>) => {
    const { title } = change;
    if (change.kind === 'cancelled' || change.kind === 'back' || change.kind === 'gone') return fillText(texts[change.kind], { title });
    const { entry } = change;
    const place = places.find(({ id }) => id === entry.placeId)?.name ?? '';
    if (change.kind !== 'moved') return fillText(texts.newPlace, { title, place });
    const isOtherDay = !change.before.start.startsWith(entry.start.slice(0, 10));
    const day = isOtherDay ? `${days.find(known => known.day === entry.day)?.shortName ?? ''} ` : '';
    const isElsewhere = change.before.placeId !== Number(entry.placeId);
    return fillText(texts.moved, { title, from: time(change.before), to: `${day}${time(entry)}${isElsewhere ? `, ${place}` : ''}` });
  };

  return (
    <Alert data-print="hidden" {...rest} tone="warning" title={texts.headline} data-component="ProgrammeChanges">
      <ul>
        {changes.map(change => (
          <li key={change.id}>
            {change.kind === 'gone' ? words(change) : <Link href={change.entry.pageHref ?? '/schedule'}>{words(change)}</Link>}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </Alert>
  );
}
