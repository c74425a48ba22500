import { edition } from '@edition/edition.ts';
import { insideSentence, nightName, upperFirst, whenInWords, type AccessFacts, type ItemData, type ItemView } from '@tand/festival';
import { useLang } from '@tand/runtime/i18n';
import type { KeyValue, ScheduleDay, ScheduleLabels, ScheduleListProps, SchedulePlace } from '@tand/ui';
import { accessWords, itemFacts, itemPlaces, noPicks, scheduleLabels } from '@tand/ui-festival';
import { useMemo } from 'react';
import { dayNames } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { placeLook } from './looks.ts';
import { timeOf, whenWords } from './when.ts';

function useTexts() {
  const lang = useLang();
  const copy = useCopy('schedule');
  const skip = useCopy('common')('skip').pastSchedule;
  return useMemo(() => {
    const { days } = edition.dates;
    const when = whenWords(lang, copy('when'));
    const nights = days.map((_, day) => nightName(day, when));
    const names = days.map(({ date }) => dayNames(date, lang).name);
    const texts = {
      allDays: copy('allDays'),
      calendar: copy('calendar'),
      changes: copy('changes'),
      controls: copy('controls'),
      filters: copy('filters'),
      item: copy('item'),
      kinds: copy('kinds'),
      mine: copy('mine'),
      now: copy('now'),
      picks: copy('picks'),
      status: copy('status'),
      wall: copy('wall'),
      zone: copy('zone'),
    };
    const schedule: ScheduleLabels = scheduleLabels(texts, {
      skip,
      lang,
      city: edition.venue.city,
      dayOf: (day, isNight) => (isNight ? nights[names.indexOf(day)] : undefined) ?? insideSentence(day, lang),
      nightTo: day => (days[day + 1] && nights[day]) ?? '',
    });
    return { ...texts, schedule };
  }, [lang, copy, skip]);
}

export const useScheduleLabels = () => useTexts().schedule;

export function useProgrammeLabels() {
  const texts = useTexts();
  const needs = useCopy('accessWords')('needs');
  return useMemo(() => ({ ...texts, needs }), [texts, needs]);
}

/** Props of a list without picks, which the page's script adds. */
export const useNextItems = (items: readonly ItemView[], places: readonly SchedulePlace[], day: ScheduleDay): ScheduleListProps => ({
  entries: items,
  places: places.map(place => ({ ...place, ...placeLook(Number(place.id)) })),
  days: [day],
  labels: useScheduleLabels(),
  favourites: noPicks.ids,
});

export function useAccessWords(): (access?: AccessFacts) => string[] {
  const facts = useCopy('accessWords')('facts');
  return access => accessWords(facts, access);
}

export function useItemPlaces(data: ItemData) {
  const lang = useLang();
  const copy = useCopy('schedule');
  const when = (time: string) => upperFirst(whenInWords(data.item, time, whenWords(lang, copy('when'))));
  return itemPlaces(data, { time: timeOf(data.item, lang), when, openEnd: copy('item').openEnd });
}

export function useItemFacts(data: ItemData): KeyValue[] {
  const lang = useLang();
  const copy = useCopy('schedule');
  const access = useCopy('accessWords');
  return itemFacts(data, {
    lang,
    labels: {
      access: { label: access('label'), facts: access('facts') },
      age: copy('age'),
      kinds: copy('kinds'),
      languages: copy('languages'),
      page: copy('page'),
      signUp: copy('signUp'),
    },
  });
}
