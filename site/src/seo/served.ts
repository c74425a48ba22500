import type { Schedule } from '@tand/festival';
import { createContext } from 'react';
import type { Api } from '../data/api.ts';

/** What structured data need while a page is rendered to HTML. */
export interface ServedFacts {
  /** Epoch ms. */
  at: number;
  /** The programme, for pages that speak of its events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ at: 0 });

/** The facts for one page; a programme that cannot be had costs the page its events, never the page. */
export async function servedFacts(path: string, api: Api): Promise<ServedFacts> {
  const at = Date.now();
  if (!/\/(?:home|schedule)$/.test(path)) return { at };
  try {
    return { at, schedule: await api.schedule() };
  } catch {
    return { at };
  }
}
