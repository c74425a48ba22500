import { edition } from '@edition/edition.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { inSentence, isClosed, linkState, saleStates, shownText, type FestivalPhase } from '@tand/festival';
import { Button, KeyValueList, Link } from '@tand/ui';
import { PhaseNotice, TicketsSection, type TicketBand } from '@tand/ui-festival';
import { useCopy, useFestivalTime, useLang } from '#app';
import { costRules } from '../costRules.ts';

const ticketBands: Record<string, TicketBand> = { lan: 'red', festival: 'blue', day: 'yellow', parents: 'pink' };

export function TicketPrices({ phase }: { phase: FestivalPhase }) {
  const lang = useLang();
  const now = useFestivalTime();
  const { headline } = useCopy('common')('phases')[phase];
  const prices = tickets.flatMap(({ slug, headline, preamble }) => {
    const [href, name] = [`ticket:${slug}`, shownText(headline, lang)];
    const state = linkState(edition, href, now);
    if (state === 'after') return [];
    const value = `${priceInWords(costRules.prices[slug], lang, edition.currency)}, ${inSentence(shownText(preamble, lang))}`;
    return [{ label: state === 'open' ? <Link href={href}>{name}</Link> : name, value }];
  });
  return <KeyValueList items={[{ label: useCopy('tickets')('phase'), value: headline }, ...prices]} />;
}

export function TicketCards({ phase }: { phase: FestivalPhase }) {
  const lang = useLang();
  const copy = useCopy('tickets');
  const sales = useCopy('common')('phases')[phase];
  const now = useFestivalTime();
  const { headline, soldOut, notYet, lastDays, over, atDoor, watch, valid } = copy('cards');

  const sale = (slug: string, name: string): [state: string | undefined, button: string | undefined] => {
    if (phase === 'before-sale') return [notYet, undefined];
    if (phase === 'sold-out') return [soldOut, watch];
    if (isClosed(edition, `ticket:${slug}`, now)) return [over, undefined];
    return [phase === 'during' ? atDoor : phase === 'last-days' ? lastDays : undefined, copy('cards', { name: inSentence(name) }).buy];
  };

  return (
    <TicketsSection
      id="cards"
      title={headline}
      titleId="cards-headline"
      notice={
        <PhaseNotice
          phase={copy('phase')}
          title={sales.headline}
          state={saleStates[phase]}
          actions={<Button href={sales.href === '/tickets' ? '#cards' : sales.href}>{sales.cta}</Button>}
        >
          {sales.text}
        </PhaseNotice>
      }
      tickets={tickets.map(({ slug, productGroup, headline: name, preamble, p, p2 }) => {
        const [state, button] = sale(slug, shownText(name, lang));
        return {
          id: slug,
          title: shownText(name, lang),
          kicker: state,
          band: ticketBands[slug],
          price: priceInWords(costRules.prices[slug], lang, costRules.currency),
          lead: shownText(preamble, lang),
          paragraphs: [slug === 'day' ? `${shownText(p, lang)} ${valid}` : shownText(p, lang), ...(p2 ? [shownText(p2, lang)] : [])],
          action: productGroup && button ? { href: `ticket:${productGroup}`, text: button } : undefined,
          isMain: slug === 'lan',
        };
      })}
    />
  );
}
