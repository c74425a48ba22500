import type { ContentPart, Revision, RevisionMessage } from '@tand/festival';
import { readPage } from './documentData.ts';

const event = 'tand:revision';

/**
 * Passes a revision from the page script to the islands, whose script has no module in common with it. The last one is stored in
 * `data-revision` of the document's root element, for islands that hydrate later.
 */
export function passRevision(revision: RevisionMessage | undefined): void {
  document.documentElement.dataset['revision'] = JSON.stringify(revision ?? null);
  dispatchEvent(new CustomEvent(event, { detail: revision }));
}

/** Calls the listener with the last revision and each further one; undefined if it cannot be known. Returns the unsubscribe function. */
export function onRevision(listener: (revision: RevisionMessage | undefined) => void): () => void {
  const { revision } = document.documentElement.dataset;
  if (revision) listener((JSON.parse(revision) as RevisionMessage | null) ?? undefined);
  const pass = ({ detail }: CustomEventInit<RevisionMessage>) => listener(detail ?? undefined);
  addEventListener(event, pass);
  return () => removeEventListener(event, pass);
}

/**
 * Returns a function that reports whether a revision is the first from another database than before: such revisions may be older than the
 * page. False for exported pages, which have no database.
 */
export function watchRestores(): (revision: Revision) => boolean {
  let known = readPage().revision.origin;
  return ({ origin }) => {
    const isRestored = known !== '' && origin !== known;
    if (isRestored) known = origin;
    return isRestored;
  };
}

/** Epoch ms; 0 without parts. */
export const newestOf = (parts: readonly ContentPart[], revision: RevisionMessage): number =>
  Math.max(0, ...parts.map(part => revision.parts[part]));
