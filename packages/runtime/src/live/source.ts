import type { ToldRevision } from '@tand/festival';
import { apiAddress, fetchRevision } from '../data/calls.ts';
import type { RevisionSource } from './watchRevisions.ts';

/** Revisions of the server. */
export const revisionSource: RevisionSource<ToldRevision> = {
  ask: fetchRevision,
  subscribe({ onRevision, onLost }) {
    const source = new EventSource(apiAddress('/api/live'));
    source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as ToldRevision));
    // The browser would reconnect every few seconds without end; the subscriber decides when to try again.
    source.addEventListener('error', () => {
      source.close();
      onLost();
    });
    return () => source.close();
  },
};
