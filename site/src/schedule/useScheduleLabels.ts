import { edition } from '@edition/edition.ts';
import type { ScheduleLabels } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from '../app/useTranslation.ts';
import { dayNames, insideSentence } from '../app/format.ts';
import { template } from '../app/template.ts';
import { useLang } from '../app/useLang.ts';
import { useWhenTexts } from './useWhenTexts.ts';
import { nightName } from './when.ts';

/** All words of the schedule. */
export function useScheduleLabels(): ScheduleLabels {
  const { t } = useTranslation('schedule');
  const { t: common } = useTranslation('common');
  const lang = useLang();
  const texts = useWhenTexts();
  return useMemo((): ScheduleLabels => {
    const name = template(marks => t('item.name', marks), 'title', 'start', 'end', 'day', 'place');
    const nameOpenEnd = template(marks => t('item.nameOpenEnd', marks), 'title', 'start', 'day', 'place');
    const favourite = template(marks => t('item.favourite', marks), 'title');
    const details = template(marks => t('item.details', marks), 'title');
    const nights = new Map(edition.dates.days.map(({ date }, day) => [dayNames(date, lang).name, nightName(day, lang, texts)]));
    const dayOf = (day: string, isNight: boolean) => (isNight ? nights.get(day) : undefined) ?? insideSentence(day, lang);
    return {
      schedule: t('controls.label'),
      skip: common('skip.pastSchedule'),
      day: t('controls.day'),
      previousDay: t('controls.previousDay'),
      nextDay: t('controls.nextDay'),
      place: t('controls.place'),
      allPlaces: t('allPlaces'),
      previousPlace: t('controls.previousPlace'),
      nextPlace: t('controls.nextPlace'),
      view: t('controls.view'),
      list: t('controls.list'),
      grid: t('controls.grid'),
      count: count => t('status.count', { count }),
      empty: t('status.empty'),
      clear: t('controls.clearFilters'),
      loading: t('status.loading'),
      zoneNotice: zone => t('zone.notice', { zone, city: edition.venue.city }),
      jumpToNow: t('controls.jumpToNow'),
      nowLine: time => t('now.line', { time }),
      itemName: ({ title, start, end, place, states, ...at }) => {
        const day = dayOf(at.day, at.isNight);
        return [end === undefined ? nameOpenEnd({ title, start, day, place }) : name({ title, start, end, day, place }), ...states].join(
          ', ',
        );
      },
      highlighted: t('item.highlight'),
      now: t('item.now'),
      cancelled: t('item.cancelled'),
      moved: t('item.moved'),
      movedFrom: t('item.movedFrom', { time: '' }).trim(),
      night: day => dayOf(day, true),
      openEnd: t('item.openEnd'),
      favourite: title => favourite({ title }),
      more: t('item.more'),
      details: title => details({ title }),
    };
  }, [t, common, lang, texts]);
}
