import type { ContentPart, Revision, RevisionMessage } from '@tand/festival';
import { watchRevisions } from './watchRevisions.ts';
import { now } from '../clock.ts';
import { newestOf, passRevision } from '../data/revisions.ts';
import { buildOf, offerBuild } from '../data/builds.ts';
import { readPage } from '../data/documentData.ts';

/** `setTimeout` overflows after 24.8 days. */
const longest = 24 * 60 * 60 * 1000;

const spread = 5000;
const askAgainAfter = 2000;
const mostTries = 5;
const retryAfter = 60_000;

const isNewer = (revision: RevisionMessage, parts: readonly ContentPart[], than: Revision) =>
  parts.length > 0 && (revision.origin !== than.origin || newestOf(parts, revision) > than.at);

export interface Current {
  attach: () => () => void;
  start: (island: string) => void;
}

/** Refetches the outdated document of a visible page (DATA-12, FEST-11). */
export function keepCurrent({ attach, start }: Current): () => void {
  const served = readPage();
  let page = served;
  let detach = attach();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** `at` of the last revision for which an exported page, which never gets it, was fetched. */
  let missed = 0;

  const refresh = async (): Promise<'exchanged' | 'failed' | 'other'> => {
    if (document.hidden) return 'failed';
    const { exchangeRegions, fetchDocument } = await import('./exchange.ts');
    const fetched = await fetchDocument(location.href);
    const build = fetched && buildOf(fetched);
    offerBuild(build);
    const next = fetched && build === buildOf() ? readPage(fetched) : undefined;
    const isOurs = fetched !== undefined && next?.path === page.path;
    if (isOurs) {
      detach();
      exchangeRegions(fetched);
      document.title = fetched.title;
      document.documentElement.dataset['fetchedAt'] = String(Date.now());
      page = next;
      detach = attach();
    }
    wait(retryAfter);
    return isOurs ? 'exchanged' : fetched ? 'other' : 'failed';
  };
  function wait(least = 0) {
    clearTimeout(timer);
    if (page.until === 0) return;
    const left = page.until - now();
    const delay = (left > 0 ? left : least) + Math.random() * spread;
    timer = setTimeout(() => (page.until <= now() ? void refresh() : wait()), Math.min(delay, longest));
  }
  const onVisible = () => document.hidden || wait();
  const catchUp = async (revision: RevisionMessage, tries = 0) => {
    const isBehind = () => isNewer(revision, page.reads, page.revision) || revision.parts.notices > page.noticesAt;
    if (revision.at === missed || !isBehind()) return;
    const result = await refresh();
    if (result !== 'failed' && page.revision.origin === '') missed = revision.at;
    else if (result !== 'other' && isBehind() && tries < mostTries)
      again = setTimeout(() => void catchUp(revision, tries + 1), askAgainAfter * 2 ** tries);
  };
  const report = (revision: RevisionMessage | undefined) => {
    for (const [island, parts] of Object.entries(served.islands)) if (!revision || isNewer(revision, parts, served.revision)) start(island);
    passRevision(revision);
    // The island of a page without regions fetches what changes.
    if (revision && document.querySelector('[data-live]')) void catchUp(revision);
  };
  wait();
  document.addEventListener('visibilitychange', onVisible);
  const unsubscribe = watchRevisions(report);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
    clearTimeout(again);
    detach();
  };
}
