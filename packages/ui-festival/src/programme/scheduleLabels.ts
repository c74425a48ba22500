import { countedText, fillText, type ScheduleKind } from '@tand/festival';
import type { ScheduleLabels } from '@tand/ui/components/Schedule';
import type { Lang } from '@tand/festival';

export interface ScheduleTexts {
  allDays: string;
  controls: Record<
    | 'clearFilters'
    | 'day'
    | 'farther'
    | 'grid'
    | 'jumpToNow'
    | 'label'
    | 'list'
    | 'mine'
    | 'nearer'
    | 'nextDay'
    | 'place'
    | 'previousDay'
    | 'view'
    | 'zoom',
    string
  >;
  filters: { times: Record<'later' | 'soon', string> };
  item: Record<
    | 'allDay'
    | 'cancelled'
    | 'details'
    | 'favourite'
    | 'friend'
    | 'highlight'
    | 'more'
    | 'movedFrom'
    | 'name'
    | 'nameOpenEnd'
    | 'now'
    | 'openEnd',
    string
  >;
  kinds: Record<ScheduleKind, string>;
  now: Record<'count_one' | 'count_other' | 'earlier' | 'headline' | 'open' | 'until', string>;
  status: Record<'count_one' | 'count_other' | 'empty' | 'loading', string>;
  wall: Record<'nothing' | 'strip', string>;
  zone: Record<'notice', string>;
}

export interface ScheduleNames extends Pick<ScheduleLabels, 'skip' | 'nightTo'> {
  city: string;
  lang: Lang;
  /** Name of a day or its night, inside a sentence. */
  dayOf: (day: string, isNight: boolean) => string;
}

export function scheduleLabels(
  { allDays, controls, filters, item, kinds, now, status, wall, zone }: ScheduleTexts,
  { skip, city, lang, dayOf, nightTo }: ScheduleNames,
): ScheduleLabels {
  return {
    ...controls,
    schedule: controls.label,
    clear: controls.clearFilters,
    skip,
    allDays,
    count: count => countedText(status, 'count', count, lang),
    empty: status.empty,
    loading: status.loading,
    zoneNotice: visitors => fillText(zone.notice, { zone: visitors, city }),
    earlier: count => fillText(now.earlier, { count }),
    soon: filters.times.soon,
    later: filters.times.later,
    nowTitle: now.headline,
    nowCount: count => countedText(now, 'count', count, lang),
    until: time => fillText(now.until, { time }),
    openTitle: now.open,
    strip: day => fillText(wall.strip, { day }),
    nothing: wall.nothing,
    night: day => dayOf(day, true),
    nightTo,
    itemName: ({ title, start, end, day, isNight, place, kind, states }) =>
      [
        end === undefined
          ? fillText(item.nameOpenEnd, { title, start })
          : end === start
            ? `${title}, ${start}`
            : fillText(item.name, { title, start, end }),
        day && dayOf(day, isNight),
        place,
        kind && kinds[kind],
        ...states,
      ]
        .filter(Boolean)
        .join(', '),
    highlighted: item.highlight,
    now: item.now,
    cancelled: item.cancelled,
    movedFrom: fillText(item.movedFrom, { time: '' }).trim(),
    openEnd: item.openEnd,
    allDay: item.allDay,
    friend: item.friend,
    favourite: title => fillText(item.favourite, { title }),
    more: item.more,
    details: title => fillText(item.details, { title }),
  };
}
