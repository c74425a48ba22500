import type { FestivalPhase } from '@tand/festival';
import {
  Button,
  CallToAction,
  Card,
  Grid,
  Heading,
  HeadlineBlock,
  InfoCard,
  KeyValueList,
  PhaseNotice,
  Section,
  SectionHeader,
  Stack,
  type PhaseTone,
} from '@tand/ui';
import { copyHref } from '../../app/Rich.tsx';
import { blockPicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';

const phaseTones: Record<FestivalPhase, PhaseTone> = {
  'before-sale': 'coming',
  'on-sale': 'burning',
  'last-days': 'burning',
  'sold-out': 'over',
  during: 'burning',
  after: 'over',
};

/** Where the sale stands and what to do about it; on this page the tickets are just below. */
export function Phase({ phase }: { phase: FestivalPhase }) {
  const label = useCopy('tickets')('phase');
  const { headline, text, cta, href } = useCopy('common')('phases')[phase];
  return (
    <PhaseNotice
      phase={label}
      title={headline}
      tone={phaseTones[phase]}
      action={<Button href={href === '/tickets' ? '#cards' : href}>{cta}</Button>}
    >
      {text}
    </PhaseNotice>
  );
}

export function GameOfTheMonth() {
  const { headline, name, text, cta } = useCopy('tickets')('gameOfTheMonth');
  return (
    <Section tone="wood">
      <HeadlineBlock headline={`${headline}: ${name}`} ctaPage="/contact" ctaText={cta} {...blockPicture('burnt-match')} isSecondary>
        <TextBlock paragraphs={text} />
      </HeadlineBlock>
    </Section>
  );
}

export function SeatBooking() {
  const { headline, text, cta } = useCopy('tickets')('seatbooking');
  return (
    <Section>
      <HeadlineBlock headline={headline} ctaPage="/tickets/seatbooking" ctaText={cta} {...blockPicture('map')}>
        <TextBlock paragraphs={text} />
      </HeadlineBlock>
    </Section>
  );
}

export function Groups() {
  const { headline, text, cta } = useCopy('tickets')('groups');
  return (
    <CallToAction title={headline} titleId="groups" tone="pink" actions={<Button href="/tickets/groups">{cta}</Button>}>
      {text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </CallToAction>
  );
}

const types = ['lan', 'festival', 'day', 'parents'] as const;

/** What each ticket includes, one list a ticket, so that it fits any screen. */
export function Included() {
  const { headline, columns, rows, note, yes, no, extra } = useCopy('tickets')('types');
  return (
    <Section tone="wood" aria-labelledby="types">
      <SectionHeader title={headline} titleId="types" lead={note} />
      <Grid columns={4}>
        {types.map(type => (
          <Card key={type} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size="subheading">
                {columns[type]}
              </Heading>
              <KeyValueList items={rows.map(row => ({ label: row.name, value: { yes, no, extra }[row[type]] ?? row[type] }))} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** Food and merchandise, sold by the ticket provider too. */
export function Extras() {
  const lang = useLang();
  const { headline, food, merchandise } = useCopy('tickets')('extras');
  const extras = [
    { ...food, href: copyHref('ticket:food', lang) },
    { ...merchandise, href: copyHref('ticket:merchandise', lang) },
  ];
  return (
    <Section tone="yellow" aria-labelledby="extras">
      <SectionHeader title={headline} titleId="extras" />
      <Grid element="ul" columns={2}>
        {extras.map(extra => (
          <li key={extra.href}>
            <InfoCard title={extra.headline} href={extra.href} isExternal action={extra.cta}>
              {extra.text}
            </InfoCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

export function Questions() {
  const { headline, text } = useCopy('tickets')('questions');
  return (
    <Section aria-labelledby="questions">
      <SectionHeader title={headline} titleId="questions" size="title" />
      <TextBlock paragraphs={text} />
    </Section>
  );
}
