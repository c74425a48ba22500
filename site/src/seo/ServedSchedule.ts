import type { Schedule } from '@tand/festival';
import { createContext } from 'react';
import type { Api } from '../data/api.ts';

/** The programme while a page is rendered to HTML, for the structured data of pages that speak of its events. */
export const ServedSchedule = createContext<Schedule | undefined>(undefined);

/** The programme for a page that needs it; a failed answer costs the page its events, never the page. */
export async function servedSchedule(path: string, api: Api): Promise<Schedule | undefined> {
  if (!/\/(?:home|schedule)$/.test(path)) return undefined;
  try {
    return await api.schedule();
  } catch {
    return undefined;
  }
}
