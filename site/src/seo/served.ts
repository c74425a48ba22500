import type { Schedule } from '@tand/festival';
import { createContext } from 'react';
import type { Api } from '../data/api.ts';

/** What a page needs while it is rendered to HTML, and while that is hydrated. */
export interface ServedFacts {
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** The programme, for structured data that speak of its events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });

/** The facts for one page; a programme that cannot be had costs the page its events, never the page. */
export async function servedFacts(path: string, api: Api): Promise<ServedFacts> {
  const moment = Date.now();
  if (!/\/(?:home|schedule)$/.test(path)) return { moment };
  try {
    return { moment, schedule: await api.schedule() };
  } catch {
    return { moment };
  }
}
