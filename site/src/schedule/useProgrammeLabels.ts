import { useMemo } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';

/** Copy of the programme's parts. */
export function useProgrammeLabels() {
  const copy = useCopy('schedule');
  const needs = useCopy('accessWords')('needs');
  const schedule = useScheduleLabels();
  return useMemo(
    () => ({
      allDays: copy('allDays'),
      calendar: copy('calendar'),
      changes: copy('changes'),
      controls: copy('controls'),
      filters: copy('filters'),
      kinds: copy('kinds'),
      mine: copy('mine'),
      needs,
      picks: copy('picks'),
      schedule,
      status: copy('status'),
    }),
    [copy, needs, schedule],
  );
}
