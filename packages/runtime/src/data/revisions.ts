import type { ContentPart, ToldRevision } from '@tand/festival';

const event = 'tand:revision';

/**
 * Passes a revision from the page script to the islands, whose script has no module in common with it. The last one is an attribute of the
 * root element, for islands that hydrate later.
 */
export function passRevision(revision: ToldRevision | undefined): void {
  document.documentElement.dataset['revision'] = JSON.stringify(revision ?? null);
  dispatchEvent(new CustomEvent(event, { detail: revision }));
}

/** Calls the listener with the last revision and each further one; undefined: it cannot be known. Returns the unsubscribe function. */
export function onRevision(listener: (revision: ToldRevision | undefined) => void): () => void {
  const { revision } = document.documentElement.dataset;
  if (revision) listener((JSON.parse(revision) as ToldRevision | null) ?? undefined);
  const pass = ({ detail }: CustomEventInit<ToldRevision>) => listener(detail ?? undefined);
  addEventListener(event, pass);
  return () => removeEventListener(event, pass);
}

/** Epoch ms of the newest of some parts. */
export const newestOf = (parts: readonly ContentPart[], revision: ToldRevision): number =>
  Math.max(0, ...parts.map(part => revision.parts[part]));
