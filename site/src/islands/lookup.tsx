import { Button, Icon, LinkArrow, Loader, printGlyph, SectionHeader, Stack } from '@tand/ui';
import { LookupForm, TicketStub } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { labelAlt, useTicketLabel } from '../app/ownLabel.ts';
import { longTime } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { LabelActions } from '../sections/LabelActions.tsx';
import type { LookupResult } from '@tand/runtime/data';
import { ticketReference } from '@tand/festival';
import { useLookup } from '@tand/runtime/islands';

const baseUrl: string | undefined = import.meta.env.VITE_API_URL;

const isDate = (timestamp: string) => !Number.isNaN(Date.parse(timestamp));

export interface LookupIslandProps {
  posted?: LookupResult | undefined;
}

/** LOOKUP-2 to LOOKUP-8, LOOKUP-12 */
export default function LookupIsland({ posted }: LookupIslandProps) {
  const lang = useLang();
  const { t } = useTranslation('ticketsBattlepass');
  const copy = useCopy('ticketsBattlepass')('lookup');
  const { tickets, failure, state, search, returns } = useLookup(posted, baseUrl);
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
          // A static host does not respond to a posted form.
          data-needs-react={baseUrl && ''}
          onSubmit={query => void search(query)}
          pattern={ticketReference}
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
                  bought={longTime(timestamp, lang)}
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

// LABEL-4
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
