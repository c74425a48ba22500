import { edition } from '@edition/edition.ts';
import { fillText, insideSentence } from '@tand/festival';
import type { ScheduleLabels } from '@tand/ui';
import { use } from 'react';
import { dayNames } from '../app/format.ts';
import { useLang } from '@tand/runtime/i18n';
import { kept, useCopy } from '../app/useCopy.ts';
import { I18nContext } from 'react-i18next';
import { nightName } from './when.ts';

export function useScheduleLabels(): ScheduleLabels {
  const { i18n } = use(I18nContext);
  const lang = useLang();
  const copy = useCopy('schedule');
  const texts = copy('when');
  return kept(i18n, ['schedule', 'common'], `labels ${lang}`, (): ScheduleLabels => {
    const t = i18n.getFixedT(null, 'schedule');
    const item = copy('item');
    const kinds: Record<string, string> = copy('kinds');
    const nights = new Map(edition.dates.days.map(({ date }, day) => [dayNames(date, lang).name, nightName(day, lang, texts)]));
    const dayOf = (day: string, isNight: boolean) => (isNight ? nights.get(day) : undefined) ?? insideSentence(day, lang);
    return {
      schedule: t('controls.label'),
      skip: i18n.t('skip.pastSchedule', { ns: 'common' }),
      day: t('controls.day'),
      previousDay: t('controls.previousDay'),
      nextDay: t('controls.nextDay'),
      place: t('controls.place'),
      view: t('controls.view'),
      list: t('controls.list'),
      grid: t('controls.grid'),
      mine: t('controls.mine'),
      allDays: t('allDays'),
      count: count => t('status.count', { count }),
      empty: t('status.empty'),
      clear: t('controls.clearFilters'),
      loading: t('status.loading'),
      zoneNotice: zone => t('zone.notice', { zone, city: edition.venue.city }),
      jumpToNow: t('controls.jumpToNow'),
      zoom: t('controls.zoom'),
      nearer: t('controls.nearer'),
      farther: t('controls.farther'),
      earlier: count => t('now.earlier', { count }),
      soon: t('filters.times.soon'),
      later: t('filters.times.later'),
      nowTitle: t('now.headline'),
      nowCount: count => t('now.count', { count }),
      until: time => t('now.until', { time }),
      openTitle: t('now.open'),
      strip: day => t('wall.strip', { day }),
      nothing: t('wall.nothing'),
      night: day => dayOf(day, true),
      // The last night has no day after it to name it by.
      nightTo: day => (edition.dates.days[day + 1] ? [...nights.values()][day] : undefined) ?? '',
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
      highlighted: t('item.highlight'),
      now: t('item.now'),
      cancelled: t('item.cancelled'),
      movedFrom: t('item.movedFrom', { time: '' }).trim(),
      openEnd: t('item.openEnd'),
      allDay: t('item.allDay'),
      friend: t('item.friend'),
      favourite: title => fillText(item.favourite, { title }),
      more: t('item.more'),
      details: title => fillText(item.details, { title }),
    };
  });
}
