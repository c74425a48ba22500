import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { timeItems, type ScheduleItem, type TimedItem } from '@tand/festival';
import type { DeskCheck, DeskProgramme } from '@tand/festival/desk';
import { edition } from '@edition/edition.ts';
import { useMemo } from 'react';
import { call, type DeskError } from '../api/call.ts';
import { useSavedState } from '../drafts/savedState.ts';
import { programmeWith, rebaseTray, trayChanges, trayStore, type Meeting, type Tray } from './tray.ts';

export interface Work {
  programme: DeskProgramme;
  items: TimedItem[];
  tray: Tray;
  meetings: Meeting[];
  current: (id: string) => ScheduleItem | undefined;
  change: (next: (tray: Tray) => Tray) => void;
}

export function useProgramme(): UseQueryResult<DeskProgramme> {
  return useQuery({
    queryKey: ['programme'],
    queryFn: async () => {
      const programme = await call('programme');
      // Drops changes that are published by now.
      trayStore.set(tray => rebaseTray(tray, programme).tray);
      return programme;
    },
  });
}

export function useWork(programme: DeskProgramme): Work {
  const stored = useSavedState(trayStore);
  return useMemo(() => {
    const { tray, meetings } = rebaseTray(stored, programme);
    const byId = new Map(programme.items.map(item => [item.id, item]));
    return {
      programme,
      items: timeItems(edition, programmeWith(tray, programme.items), () => {}).toSorted((a, b) => a.start - b.start),
      tray,
      meetings,
      current: id => byId.get(id),
      change: next => trayStore.set(before => next(rebaseTray(before, programme).tray)),
    };
  }, [stored, programme]);
}

export function useCheck({ tray, programme }: Pick<Work, 'tray' | 'programme'>): UseQueryResult<DeskCheck, DeskError> {
  const changes = trayChanges(tray);
  const body = { base: programme.revision, changes };
  return useQuery({
    queryKey: ['check', JSON.stringify(body)],
    queryFn: () => call('programme/check', body),
    enabled: changes.length > 0,
    placeholderData: before => before,
  });
}
