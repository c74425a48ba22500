import type { TicketsError } from '@tand/festival';
import { Button, Icon, LinkArrow, Loader, printGlyph, SectionHeader, Stack } from '@tand/ui';
import { LookupForm, TicketStub, type LookupQuery, type LookupState } from '@tand/ui-festival';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelAlt, useTicketLabel } from '../app/ownLabel.ts';
import { longDate } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { LabelActions } from '../sections/LabelActions.tsx';
import type { LookupOutcome, LookupResult } from '@tand/runtime/render/served';

const baseUrl: string | undefined = import.meta.env.VITE_API_URL;

/** The client is loaded with the first search; nothing is stored or logged (LOOKUP-9). */
async function findTickets(query: LookupQuery): Promise<LookupOutcome> {
  try {
    const { createClient } = await import('@tand/festival/client');
    const tickets = await createClient(baseUrl ? { baseUrl } : {}).tickets(query);
    return tickets.length > 0 ? { tickets } : { failure: 'none' };
  } catch (error) {
    if (isTicketsError(error)) return { failure: error.code, ...(error.seconds && { seconds: error.seconds }) };
    return { failure: navigator.onLine ? 'unknown' : 'offline' };
  }
}

/** By name: the class is loaded later. */
const isTicketsError = (error: unknown): error is TicketsError => error instanceof Error && error.name === 'TicketsError';

const isDate = (timestamp: string) => !Number.isNaN(Date.parse(timestamp));

export interface LookupIslandProps {
  /** Result of the form that was posted without script. */
  posted?: LookupResult | undefined;
}

/** Looks up an order's ticket numbers by reference and postal code (LOOKUP-2 to LOOKUP-8), also without script (LOOKUP-12). */
export default function LookupIsland({ posted }: LookupIslandProps) {
  const lang = useLang();
  const { t } = useTranslation('ticketsBattlepass');
  const copy = useCopy('ticketsBattlepass')('lookup');
  const [returns, setReturns] = useState(0);
  const [outcome, setOutcome] = useState<LookupOutcome | undefined>(posted);
  const [isLoading, setLoading] = useState(false);
  // The back/forward cache keeps the page as it was left; on return the form is empty.
  useEffect(() => {
    const empty = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setReturns(count => count + 1);
      setOutcome(undefined);
    };
    addEventListener('pageshow', empty);
    return () => removeEventListener('pageshow', empty);
  }, []);

  async function search(query: LookupQuery) {
    setOutcome(undefined);
    setLoading(true);
    setOutcome(await findTickets(query));
    setLoading(false);
  }

  const tickets = outcome && 'tickets' in outcome ? outcome.tickets : [];
  const failure = outcome && 'failure' in outcome ? outcome : undefined;
  const state: LookupState = isLoading ? 'loading' : failure ? 'failed' : outcome ? 'found' : 'idle';
  const reasons = {
    none: () => [t('lookup.error-1'), t('lookup.error-2'), t('lookup.error-3')],
    limited: () => [t('lookup.limited', { count: failure?.seconds ?? 60 }), t('lookup.limited-why')],
    offline: () => [t('lookup.offline-1'), t('lookup.offline-2')],
    unknown: () => [t('lookup.unknown-1'), t('lookup.unknown-2')],
  };

  return (
    <section aria-labelledby="lookup">
      <SectionHeader title={copy.headline} titleId="lookup" size="title" lead={copy.text} />
      {baseUrl && (
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
      )}
      <Stack gap={5}>
        <LookupForm
          key={returns}
          state={state}
          initial={returns ? undefined : posted?.query}
          // A static host answers no posted form.
          data-needs-react={baseUrl && ''}
          onSubmit={query => void search(query)}
          loader={<Loader label={copy.loading} />}
          labels={{
            ...copy,
            found: t('lookup.found', { count: tickets.length }),
            errors: failure ? reasons[failure.failure]() : [],
          }}
        >
          <Stack element="ul" gap={6} aria-label={copy.resultsLabel} data-print="only">
            {tickets.map(({ nr, name, timestamp }) => (
              <li key={nr}>
                <FoundTicket
                  number={nr}
                  name={name}
                  bought={longDate(timestamp, lang)}
                  dateTime={isDate(timestamp) ? timestamp : undefined}
                />
              </li>
            ))}
          </Stack>
        </LookupForm>
        {state === 'found' && (
          <p data-print="hidden" data-needs-script="">
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon glyph={printGlyph} size="small" /> {copy.print}
            </Button>
          </p>
        )}
        {failure && (failure.failure === 'none' || failure.failure === 'unknown') && (
          <p>
            <LinkArrow href="/contact">{copy.contact}</LinkArrow>
          </p>
        )}
      </Stack>
    </section>
  );
}

/** A ticket's number and its label (LABEL-4), without the buyer's name. */
function FoundTicket({ number, ...ticket }: { number: number; name: string; bought: string; dateTime: string | undefined }) {
  const labels = useCopy('ticketsBattlepass')('lookup');
  const label = useCopy('label');
  const src = useTicketLabel(number, label('words'));
  const picture = src ? { src, width: 900, height: 1200, alt: labelAlt(label('alt'), labels.ticket, number) } : undefined;
  return (
    <TicketStub {...ticket} number={number} image={picture} labels={labels}>
      {picture && <LabelActions owner={{ number }} isShort />}
    </TicketStub>
  );
}
