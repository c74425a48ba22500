import { Alert, Button, clockIn, Link, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useLang, type Lang } from '@tand/runtime/i18n';
import type { Change, SeenItem } from './changes.ts';

export interface ChangesProps {
  changes: readonly Change[];
  places: readonly SchedulePlace[];
  days: readonly ScheduleDay[];
  onDismiss: () => void;
}

const clock = (item: SeenItem | ScheduleEntry, lang: Lang) =>
  [item.start, item.end].flatMap(instant => (instant ? [clockIn(instant.slice(11, 16), lang)] : [])).join('–');

export function Changes({ changes, places, days, onDismiss }: ChangesProps) {
  const { t } = useTranslation('schedule');
  const lang = useLang();
  const timeOf = (item: SeenItem | ScheduleEntry) => clock(item, lang);
  if (changes.length === 0) return null;

  const words = (change: Change) => {
    const { title, kind } = change;
    if (kind === 'cancelled' || kind === 'back' || kind === 'gone') return t(`changes.${kind}`, { title });
    const { entry } = change;
    const place = places.find(({ id }) => id === entry.placeId)?.name ?? '';
    if (change.kind !== 'moved') return t('changes.newPlace', { title, place });
    const isOtherDay = !change.before.start.startsWith(entry.start.slice(0, 10));
    const day = isOtherDay ? `${days.find(known => known.day === entry.day)?.shortName ?? ''} ` : '';
    const isElsewhere = change.before.placeId !== Number(entry.placeId);
    const to = `${day}${timeOf(entry)}${isElsewhere ? `, ${place}` : ''}`;
    return t('changes.moved', { title, from: timeOf(change.before), to });
  };

  return (
    <Alert tone="warning" title={t('changes.headline')} data-print="hidden">
      <ul>
        {changes.map(change => (
          <li key={change.id}>
            {change.kind === 'gone' ? words(change) : <Link href={change.entry.pageHref ?? '/schedule'}>{words(change)}</Link>}
          </li>
        ))}
      </ul>
      <Button variant="neutral" size="small" onClick={onDismiss}>
        {t('changes.dismiss')}
      </Button>
    </Alert>
  );
}
