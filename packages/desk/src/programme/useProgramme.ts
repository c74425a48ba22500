import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { timeItems, type ScheduleItem, type TimedItem } from '@tand/festival';
import type { DeskCheck, DeskProgramme } from '@tand/festival/desk';
import { edition } from '@edition/edition.ts';
import { useMemo } from 'react';
import { call, type DeskError } from '../api/call.ts';
import { useKept } from '../drafts/kept.ts';
import { programmeWith, rebaseTray, trayChanges, trayStore, type Meeting, type Tray } from './tray.ts';

/** The programme as it would be, and the tray on top of it. */
export interface Work {
  programme: DeskProgramme;
  /** With what is in the tray, by start. */
  items: TimedItem[];
  tray: Tray;
  /** Where others changed what is in the tray. */
  meetings: Meeting[];
  /** As visitors see it. */
  standing: (id: string) => ScheduleItem | undefined;
  /** Puts an item as it is meant into the tray. */
  change: (next: (tray: Tray) => Tray) => void;
}

export function useProgramme(): UseQueryResult<DeskProgramme> {
  return useQuery({
    queryKey: ['programme'],
    queryFn: async () => {
      const programme = await call('programme');
      // What stands by now is no change any more.
      trayStore.set(tray => rebaseTray(tray, programme).tray);
      return programme;
    },
  });
}

export function useWork(programme: DeskProgramme): Work {
  const stored = useKept(trayStore);
  return useMemo(() => {
    const { tray, meetings } = rebaseTray(stored, programme);
    const byId = new Map(programme.items.map(item => [item.id, item]));
    return {
      programme,
      items: timeItems(edition, programmeWith(tray, programme.items), () => {}).toSorted((a, b) => a.start - b.start),
      tray,
      meetings,
      standing: id => byId.get(id),
      change: next => trayStore.set(before => next(rebaseTray(before, programme).tray)),
    };
  }, [stored, programme]);
}

/** What the server says of the tray before it is published; asked anew with each change. */
export function useCheck({ tray, programme }: Pick<Work, 'tray' | 'programme'>): UseQueryResult<DeskCheck, DeskError> {
  const changes = trayChanges(tray);
  const body = { baseRevision: programme.revision, changes };
  return useQuery({
    queryKey: ['check', JSON.stringify(body)],
    queryFn: () => call('programme/check', body),
    enabled: changes.length > 0,
    placeholderData: before => before,
  });
}
