import { edition } from '@edition/edition.ts';
import { festivalPhase } from '@tand/festival';
import { Accordion, NowNext, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '@tand/ui';
import { useTranslation } from '../app/useTranslation.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';

export interface NowSectionProps {
  entries: readonly ScheduleEntry[];
  places: readonly SchedulePlace[];
  days: readonly ScheduleDay[];
}

/** What is on and what comes next at each place, to be opened while the festival is on. */
export function NowSection({ entries, places, days }: NowSectionProps) {
  const { t } = useTranslation('schedule');
  const phase = festivalPhase(edition, useFestivalTime());
  if (phase !== 'during') return null;
  const labels = { now: t('item.now'), next: t('item.next'), until: (time: string) => t('now.until', { time }), nothing: t('now.nothing') };
  const content = <NowNext entries={entries} places={places} days={days} labels={labels} />;
  return <Accordion data-print="hidden" items={[{ id: 'now', title: t('now.headline'), content }]} />;
}
