import { useLang } from '@tand/runtime/i18n';
import type {
  OwnDayLabels,
  ProgrammeChangesLabels,
  ProgrammeFiltersLabels,
  ProgrammeToolsLabels,
  ProgrammeViewLabels,
  SharedPicksLabels,
} from '@tand/ui-festival';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { insideSentence } from '../app/format.ts';
import { kept, useCopy } from '../app/useCopy.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';

/** Texts of the parts of the programme. */
export function useProgrammeLabels() {
  const { i18n } = use(I18nContext);
  const lang = useLang();
  const copy = useCopy('schedule');
  const needs = useCopy('accessWords')('needs');
  const schedule = useScheduleLabels();
  return kept(i18n, ['schedule', 'accessWords', 'common'], `programme ${lang}`, () => {
    const t = i18n.getFixedT(null, 'schedule');
    const [calendar, controls, filters, kinds, picks] = [copy('calendar'), copy('controls'), copy('filters'), copy('kinds'), copy('picks')];
    return {
      schedule,
      /** While a search is in the filter. */
      searched: { ...schedule, empty: copy('status').emptySearch },
      view: {
        kinds,
        clash: title => t('picks.clash', { title }),
        clashMore: count => t('picks.clashMore', { count }),
      } satisfies ProgrammeViewLabels,
      filters: { allDays: copy('allDays'), controls, filters, kinds, needs } satisfies ProgrammeFiltersLabels,
      loosen: (part: string, count: number) =>
        t('filters.loosen', { filter: t(part === 'times' ? 'filters.when' : `filters.${part}`), count }),
      tools: {
        headline: calendar.headline,
        print: controls.print,
        failed: picks.failed,
        day: day => t('calendar.day', { day: insideSentence(day, lang) }),
        place: place => t('calendar.place', { place }),
        subscribe: calendar.subscribe,
        subscribeToDay: day => t('calendar.subscribeTo', { what: insideSentence(day, lang) }),
        subscribeToPlace: what => t('calendar.subscribeTo', { what }),
        subscribeToKind: kind => t('calendar.subscribeKind', { kind: kinds[kind] }),
      } satisfies ProgrammeToolsLabels,
      changes: {
        headline: copy('changes').headline,
        dismiss: copy('changes').dismiss,
        moved: values => t('changes.moved', values),
        newPlace: values => t('changes.newPlace', values),
        cancelled: values => t('changes.cancelled', values),
        back: values => t('changes.back', values),
        gone: values => t('changes.gone', values),
      } satisfies ProgrammeChangesLabels,
      shared: { ...picks, received: count => t('picks.received', { count }) } satisfies SharedPicksLabels,
      ownDay: {
        ...schedule,
        mine: picks.headline,
        clash: time => t('mine.clash', { time }),
        walk: (minutes, place) => t('mine.walk', { minutes, place }),
        free: time => t('mine.free', { time }),
        meanwhile: copy('mine').meanwhile,
        duration: minutes =>
          [
            minutes >= 60 && t('mine.hours', { count: Math.floor(minutes / 60) }),
            (minutes % 60 > 0 || minutes === 0) && t('mine.minutes', { count: minutes % 60 }),
          ]
            .filter(Boolean)
            .join(' '),
        emptyPicks: copy('status').emptyPicks,
        actions: {
          download: calendar.picks,
          print: controls.print,
          picks,
          tell: copy('mine').tell,
          together: count => t('mine.together', { count }),
          part: copy('mine').part,
        },
      } satisfies OwnDayLabels,
    };
  });
}
