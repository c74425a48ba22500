import { edition } from '@edition/edition.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { ticketUrl, type Edition, type FestivalPhase } from '@tand/festival';
import type { TicketsSectionProps, TicketTone } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { fill } from '../../app/fill.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { priceName } from './priceName.ts';

const tones: Record<string, TicketTone> = { lan: 'red', festival: 'blue', day: 'yellow', parents: 'pink' };
/** Sold at the entrance during the festival. */
const atDoor: ReadonlySet<string> = new Set(['day', 'parents']);

/** Every card links to the shop while its ticket is sold; its texts follow the phase. */
export function useTicketCards(phase: FestivalPhase): TicketsSectionProps {
  const lang = useLang();
  const { t } = useTranslation('tickets');
  const { headline, soldOut, notYet, lastDays, over, atDoor: door, shop, watch } = useCopy('tickets')('cards');

  /** State above the name, and label of the button, if any. */
  const sale = (slug: string, name: string): [state: string | undefined, button: string | undefined] => {
    if (phase === 'before-sale') return [notYet, shop];
    if (phase === 'sold-out') return [soldOut, watch];
    if (phase === 'after' || (phase === 'during' && !atDoor.has(slug))) return [over, undefined];
    return [phase === 'during' ? door : phase === 'last-days' ? lastDays : undefined, t('cards.buy', { name: lower(name) })];
  };

  return {
    id: 'cards',
    title: headline,
    titleId: 'cards-headline',
    tickets: tickets.map(({ slug, productGroup, headline: name, preamble, p, p2 }) => {
      const [state, button] = sale(slug, name[lang]);
      const shopHref = productGroup && ticketUrl<Pick<Edition, 'tickets'>>(edition, lang, productGroup);
      return {
        id: slug,
        title: name[lang],
        kicker: state,
        tone: tones[slug],
        price: fill(`{{${priceName(slug)}}}`, lang),
        lead: preamble[lang],
        paragraphs: [p, p2].flatMap(text => (text ? fill(text[lang], lang) : [])),
        action: shopHref && button ? { href: shopHref, text: button, isExternal: true } : undefined,
        isMain: slug === 'lan',
      };
    }),
  };
}

/** Lowercases a name inside a sentence, except abbreviations. */
const lower = (name: string) => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
