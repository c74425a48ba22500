import type { ContentPart, Revision, RevisionMessage } from '@tand/festival';
import { readPage } from './documentData.ts';

const event = 'tand:revision';

/** Passes a revision by event and attribute, as islands share no module with the page script. */
export function passRevision(revision: RevisionMessage | undefined): void {
  document.documentElement.dataset['revision'] = JSON.stringify(revision ?? null);
  dispatchEvent(new CustomEvent(event, { detail: revision }));
}

/** Calls the listener with the last and each later revision; undefined if it cannot be known. */
export function onRevision(listener: (revision: RevisionMessage | undefined) => void): () => void {
  const { revision } = document.documentElement.dataset;
  if (revision) listener((JSON.parse(revision) as RevisionMessage | null) ?? undefined);
  const pass = ({ detail }: CustomEventInit<RevisionMessage>) => listener(detail ?? undefined);
  addEventListener(event, pass);
  return () => removeEventListener(event, pass);
}

/** The result is true for the first revision of another database, which may be older than the page. */
export function watchRestores(): (revision: Revision) => boolean {
  let known = readPage().revision.origin;
  return ({ origin }) => {
    const isRestored = known !== '' && origin !== known;
    if (isRestored) known = origin;
    return isRestored;
  };
}

export const newestOf = (parts: readonly ContentPart[], revision: RevisionMessage): number =>
  Math.max(0, ...parts.map(part => revision.parts[part]));
