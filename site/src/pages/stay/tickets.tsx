import { edition } from '@edition/edition.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { countdownTarget, festivalPhase, type FestivalPhase } from '@tand/festival';
import { Button, CallToAction, Grid, HeadlineBlock, InfoCard, Section } from '@tand/ui';
import {
  BattlepassSection,
  ComparisonSection,
  CountdownSection,
  PageHeader,
  PhaseNotice,
  TextBlock,
  TicketsSection,
  TitledSection,
  type ComparisonValue,
  type PhaseState,
  type TicketBand,
} from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import {
  Head,
  blockPicture,
  emblemPicture,
  isClosed,
  scenePicture,
  useBattlepass,
  useCopy,
  useCountdownLabels,
  useFestivalTime,
  useLang,
} from '#app';
import { costRules } from '../../costRules.ts';

const types = ['lan', 'festival', 'day', 'parents'] as const;

/** TICKET-1 */
export default function TicketsPage() {
  const copy = useCopy('tickets');
  const phase = festivalPhase(edition, useFestivalTime());
  const game = copy('gameOfTheMonth');
  const seats = copy('seatbooking');
  const groups = copy('groups');
  const { headline, caption, choose, columns, rows, note, yes, no, extra } = copy('types');
  const values: Readonly<Record<string, ComparisonValue>> = {
    yes: { isIncluded: true, label: yes },
    no: { isIncluded: false, label: no },
    extra,
  };
  const extras = copy('extras');
  const questions = copy('questions');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="yellow"
        image={{ ...scenePicture('scenes/tickets'), alt: copy('imageAlt') }}
      />
      <Cards phase={phase} />
      <Countdown phase={phase} />
      <BattlepassSection {...useBattlepass('tickets')} band="blue" />
      <Section band="wood">
        <HeadlineBlock
          title={`${game.headline}: ${game.name}`}
          ctaPage="/contact"
          ctaText={game.cta}
          {...blockPicture('scenes/game-of-the-month')}
          isSecondary
        >
          <TextBlock paragraphs={game.text} />
        </HeadlineBlock>
      </Section>
      <Section>
        <HeadlineBlock title={seats.headline} ctaPage="/tickets/seatbooking" ctaText={seats.cta} {...blockPicture('map')}>
          <TextBlock paragraphs={seats.text} />
        </HeadlineBlock>
      </Section>
      <CallToAction
        title={groups.headline}
        titleId="groups"
        band="pink"
        image={emblemPicture('relay')}
        actions={<Button href="/tickets/groups">{groups.cta}</Button>}
      >
        {groups.text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </CallToAction>
      <ComparisonSection
        title={headline}
        titleId="types"
        lead={note}
        labels={{ caption, choose }}
        columns={types.map(type => columns[type])}
        rows={rows.map(row => ({ label: row.name, values: types.map(type => values[row[type]] ?? row[type]) }))}
      />
      <TitledSection title={extras.headline} titleId="extras" band="yellow">
        <Grid element="ul" columns={2}>
          {(['food', 'merchandise'] as const).map(product => {
            const href = isClosed(`ticket:${product}`, phase) ? undefined : `ticket:${product}`;
            return (
              <li key={product}>
                <InfoCard title={extras[product].headline} href={href} actionText={href && extras[product].cta}>
                  {extras[product].text}
                </InfoCard>
              </li>
            );
          })}
        </Grid>
      </TitledSection>
      <TitledSection title={questions.headline} titleId="questions" titleSize="title">
        <TextBlock paragraphs={questions.text} />
      </TitledSection>
    </>
  );
}

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
function Cards({ phase }: { phase: FestivalPhase }) {
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

/** To the ticket release (COUNT-3), then to the doors; then a call to action. */
function Countdown({ phase }: { phase: FestivalPhase }) {
  const copy = useCopy('tickets');
  const now = useFestivalTime();
  const { during, after, ...doors } = copy('doors');
  const words = phase === 'before-sale' ? copy('countdown') : doors;
  const over = phase === 'after' ? after : during;
  const target = countdownTarget(edition, phase === 'before-sale' ? 'ticketRelease' : 'doorsOpen');
  const isOver = now >= target;
  return (
    <CountdownSection
      title={isOver ? over.headline : words.headline}
      titleId="countdown"
      lead={isOver ? undefined : words.text}
      target={target}
      labels={useCountdownLabels(words.label, words.target)}
      over={phase === 'before-sale' ? undefined : { text: over.text, actionText: over.cta, href: over.href }}
    />
  );
}
