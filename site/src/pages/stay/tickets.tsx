import { edition } from '@edition/edition.ts';
import { countdownTarget, festivalPhase, isClosed, type FestivalPhase } from '@tand/festival';
import { Button, CallToAction, HeadlineBlock, InfoCard, Section } from '@tand/ui';
import {
  BattlepassSection,
  ComparisonSection,
  CountdownSection,
  TextBand,
  TextBlock,
  TitledSection,
  type ComparisonValue,
  headingOf,
  withIds,
} from '@tand/ui-festival';
import { blockPicture, CardGrid, emblemPicture, PageTop, useBattlepass, useCopy, useCountdownLabels, useFestivalTime } from '#app';
import { TicketCards, TicketPrices } from '../../sections/TicketCards.tsx';

const types = ['lan', 'festival', 'day', 'parents'] as const;

/** TICKET-1 */
export default function TicketsPage() {
  const copy = useCopy('tickets');
  const now = useFestivalTime();
  const phase = festivalPhase(edition, now);
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
  const { notYet, over } = copy('cards');
  const questions = copy('questions');
  return (
    <>
      <PageTop band="yellow" scene="scenes/tickets" actions={<TicketPrices phase={phase} />} />
      <TicketCards phase={phase} />
      <Countdown phase={phase} />
      <BattlepassSection {...useBattlepass('tickets')} band="blue" isShort />
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
        <TextBlock paragraphs={groups.text} />
      </CallToAction>
      <ComparisonSection
        title={headline}
        titleId="types"
        lead={note}
        labels={{ caption, choose }}
        columns={types.map(type => columns[type])}
        rows={rows.map(row => ({ label: row.name, values: types.map(type => values[row[type]] ?? row[type]) }))}
      />
      <TextBand band="wood" texts={withIds({ ages: useCopy('ages')('card') })} />
      <TitledSection {...headingOf('extras', extras)} band="yellow">
        <CardGrid columns={2}>
          {(['food', 'merchandise'] as const).map(product => {
            const href = isClosed(edition, `ticket:${product}`, now) ? undefined : `ticket:${product}`;
            return (
              <InfoCard
                key={product}
                title={extras[product].headline}
                href={href}
                actionText={href && extras[product].cta}
                kicker={href ? undefined : phase === 'before-sale' ? notYet : over}
              >
                {extras[product].text}
              </InfoCard>
            );
          })}
        </CardGrid>
      </TitledSection>
      <TitledSection title={questions.headline} titleId="questions" titleSize="title">
        <TextBlock paragraphs={questions.text} />
      </TitledSection>
    </>
  );
}

/** COUNT-3 */
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
