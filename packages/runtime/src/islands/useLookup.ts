import type { TicketQuery, TicketsError } from '@tand/festival';
import { useEffect, useState } from 'react';
import type { LookupOutcome } from '../data/lookup.ts';

/** Stores and logs nothing (LOOKUP-9). */
async function findTickets(query: TicketQuery, baseUrl: string | undefined): Promise<LookupOutcome> {
  try {
    const { createClient } = await import('@tand/festival/client');
    const tickets = await createClient(baseUrl ? { baseUrl } : {}).tickets(query);
    return tickets.length > 0 ? { tickets } : { failure: 'none' };
  } catch (error) {
    if (isTicketsError(error)) return { failure: error.code, ...(error.seconds && { seconds: error.seconds }) };
    return { failure: navigator.onLine ? 'unknown' : 'offline' };
  }
}

/** The class of the error is loaded on demand, so the error is recognised by its name. */
const isTicketsError = (error: unknown): error is TicketsError => error instanceof Error && error.name === 'TicketsError';

export function useLookup(posted: LookupOutcome | undefined, baseUrl: string | undefined) {
  const [returns, setReturns] = useState(0);
  const [outcome, setOutcome] = useState(posted);
  const [isLoading, setLoading] = useState(false);
  // Clears the results that the back/forward cache restores with the page.
  useEffect(() => {
    const empty = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setReturns(count => count + 1);
      setOutcome(undefined);
    };
    addEventListener('pageshow', empty);
    return () => removeEventListener('pageshow', empty);
  }, []);

  async function search(query: TicketQuery) {
    setOutcome(undefined);
    setLoading(true);
    setOutcome(await findTickets(query, baseUrl));
    setLoading(false);
  }

  const tickets = outcome && 'tickets' in outcome ? outcome.tickets : [];
  const failure = outcome && 'failure' in outcome ? outcome : undefined;
  const done = failure ? 'failed' : outcome ? 'found' : 'idle';
  const state: 'loading' | typeof done = isLoading ? 'loading' : done;
  return { tickets, failure, state, search, returns };
}
