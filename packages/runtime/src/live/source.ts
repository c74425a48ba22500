import type { RevisionMessage } from '@tand/festival';
import { apiAddress, fetchRevision } from '../data/calls.ts';
import type { RevisionSource } from './watchRevisions.ts';

export const revisionSource: RevisionSource<RevisionMessage> = {
  ask: fetchRevision,
  subscribe({ onRevision, onLost }) {
    const source = new EventSource(apiAddress('/api/live'));
    source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as RevisionMessage));
    // The browser would reconnect every few seconds without end; the subscriber decides when to try again.
    source.addEventListener('error', () => {
      source.close();
      onLost();
    });
    return () => source.close();
  },
};
