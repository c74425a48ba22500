import type { Ticket } from '@tand/festival';
import { Button, Grid, Icon, LinkArrow, Loader, printGlyph, SectionHeader, Stack } from '@tand/ui';
import { LookupForm, TicketStub, type LookupQuery, type LookupState } from '@tand/ui-festival';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';

const baseUrl: string | undefined = import.meta.env.VITE_API_URL;

/** The client is fetched with the first search, and nothing of the search is kept or logged (LOOKUP-9). */
async function findTickets(query: LookupQuery): Promise<Ticket[]> {
  const { createClient } = await import('@tand/festival/client');
  return createClient(baseUrl ? { baseUrl } : {}).tickets(query);
}

const isDate = (timestamp: string) => !Number.isNaN(Date.parse(timestamp));

/** Finds the numbers of an order by reference and postal code (LOOKUP-2 to LOOKUP-8). */
export function TicketLookup() {
  const lang = useLang();
  const { t } = useTranslation('ticketsBattlepass');
  const copy = useCopy('ticketsBattlepass')('lookup');
  const [state, setState] = useState<LookupState>('idle');
  const [tickets, setTickets] = useState<Ticket[]>([]);

  async function search(query: LookupQuery) {
    setTickets([]);
    setState('loading');
    try {
      const found = await findTickets(query);
      setTickets(found);
      setState(found.length > 0 ? 'found' : 'failed');
    } catch {
      setState('failed'); // why is not told, so that a miss looks like any other failure
    }
  }

  return (
    <section aria-labelledby="lookup">
      <SectionHeader title={copy.headline} titleId="lookup" size="title" lead={copy.text} />
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <Stack gap={5}>
        <LookupForm
          state={state}
          onSubmit={query => void search(query)}
          loader={<Loader label={copy.loading} />}
          labels={{
            ...copy,
            found: t('lookup.found', { count: tickets.length }),
            errors: [t('lookup.error-1'), t('lookup.error-2'), t('lookup.error-3')],
          }}
        >
          <Grid element="ul" columns={2} aria-label={copy.resultsLabel} data-print="only">
            {tickets.map(({ nr, name, timestamp }) => (
              <li key={nr}>
                <TicketStub
                  number={nr}
                  name={name}
                  bought={longDate(timestamp, lang)}
                  dateTime={isDate(timestamp) ? timestamp : undefined}
                  labels={copy}
                />
              </li>
            ))}
          </Grid>
        </LookupForm>
        {state === 'found' && (
          <p data-print="hidden">
            <Button variant="neutral" onClick={() => window.print()}>
              <Icon glyph={printGlyph} size="small" /> {copy.print}
            </Button>
          </p>
        )}
        {state === 'failed' && (
          <p>
            <LinkArrow href="/contact">{copy.contact}</LinkArrow>
          </p>
        )}
      </Stack>
    </section>
  );
}
