import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { isClosed, type FestivalPhase } from '@tand/festival';
import { useTranslation } from 'react-i18next';
import { Button } from '@tand/ui';
import { PhaseNotice, TicketsSection, type PhaseState, type TicketBand } from '@tand/ui-festival';
import { useCopy, useLang } from '#app';
import { costRules } from '../costRules.ts';

const phaseStates: Record<FestivalPhase, PhaseState> = {
  'before-sale': 'upcoming',
  'on-sale': 'current',
  'last-days': 'current',
  'sold-out': 'past',
  during: 'current',
  after: 'past',
};
const ticketBands: Record<string, TicketBand> = { lan: 'red', festival: 'blue', day: 'yellow', parents: 'pink' };

/** Lowercases a name inside a sentence, except abbreviations. */
const lower = (name: string) => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

/** Every card links to the shop while its ticket is sold; its texts follow the phase. */
export function TicketCards({ phase }: { phase: FestivalPhase }) {
  const lang = useLang();
  const { t } = useTranslation('tickets');
  const label = useCopy('tickets')('phase');
  const now = useCopy('common')('phases')[phase];
  const { headline, soldOut, notYet, lastDays, over, atDoor, shop, watch, valid } = useCopy('tickets')('cards');

  /** State above the name, and label of the button, if any. */
  const sale = (slug: string, name: string): [state: string | undefined, button: string | undefined] => {
    if (phase === 'before-sale') return [notYet, shop];
    if (phase === 'sold-out') return [soldOut, watch];
    if (isClosed(`ticket:${slug}`, phase)) return [over, undefined];
    return [phase === 'during' ? atDoor : phase === 'last-days' ? lastDays : undefined, t('cards.buy', { name: lower(name) })];
  };

  return (
    <TicketsSection
      id="cards"
      title={headline}
      titleId="cards-headline"
      notice={
        <PhaseNotice
          phase={label}
          title={now.headline}
          state={phaseStates[phase]}
          actions={<Button href={now.href === '/tickets' ? '#cards' : now.href}>{now.cta}</Button>}
        >
          {now.text}
        </PhaseNotice>
      }
      tickets={tickets.map(({ slug, productGroup, headline: name, preamble, p, p2 }) => {
        const [state, button] = sale(slug, name[lang]);
        return {
          id: slug,
          title: name[lang],
          kicker: state,
          band: ticketBands[slug],
          price: priceInWords(costRules.prices[slug], lang),
          lead: preamble[lang],
          paragraphs: [slug === 'day' ? `${p[lang]} ${valid}` : p[lang], ...(p2 ? [p2[lang]] : [])],
          action: productGroup && button ? { href: `ticket:${productGroup}`, text: button } : undefined,
          isMain: slug === 'lan',
        };
      })}
    />
  );
}
