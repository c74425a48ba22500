import type { ToldRevision } from '@tand/festival';
import { now } from '../app/clock.ts';
import { startRefreshing } from '../app/refresh.ts';
import { readPage } from './page.ts';

/** Longest delay in ms of a timer: `setTimeout` overflows after 24.8 days. */
const longest = 24 * 60 * 60 * 1000;

const buildOf = (page: Document) => page.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'];

/**
 * Keeps a document current: when the server reports a newer revision of what it shows, and when the moment has passed until which it is
 * correct, it fetches itself anew and exchanges its regions. `attach` attaches the behaviours and returns their detach.
 */
export function keepCurrent(attach: () => () => void): void {
  let page = readPage();
  let detach = attach();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    const { exchangeRegions, fetchDocument } = await import('@tand/runtime/live');
    const fetched = await fetchDocument(location.href);
    // HTML of another build is never exchanged: the update offer reports that build.
    if (!fetched || buildOf(fetched) !== buildOf(document)) return;
    const next = readPage(fetched);
    if (next.path !== page.path) return;
    detach();
    exchangeRegions(fetched);
    document.title = fetched.title;
    page = next;
    detach = attach();
    wait();
  };
  function wait() {
    clearTimeout(timer);
    const left = page.until - now();
    if (page.until > 0) timer = setTimeout(() => (page.until <= now() ? void refresh() : wait()), Math.min(Math.max(left, 1000), longest));
  }
  const isBehind = (told: ToldRevision | undefined) => {
    if (!told) return false;
    const at = Math.max(0, ...page.reads.map(part => told.parts[part]));
    return told.origin !== page.revision.origin || at > page.revision.at || told.parts.notices > page.noticesAt;
  };
  wait();
  startRefreshing({ refetch: () => void refresh(), isBehind });
}
