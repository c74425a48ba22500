import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { Button } from '@tand/ui/components/Button';
import { CallToAction, type CallToActionProps } from '@tand/ui/components/CallToAction';
import { HeadlineBlock, type HeadlineBlockProps } from '@tand/ui/components/HeadlineBlock';
import { InfoCard } from '@tand/ui/components/InfoCard';
import { BattlepassSection, type BattlepassSectionProps } from '../BattlepassSection/index.ts';
import { ComparisonSection, type ComparisonSectionProps } from '../ComparisonSection/index.ts';
import { CountdownSection, type CountdownSectionProps } from '../CountdownSection/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TicketsSection, type TicketsSectionProps } from '../TicketsSection/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

type Block = Pick<HeadlineBlockProps, 'title' | 'ctaPage' | 'ctaText' | 'imageUrl' | 'imageNightUrl' | 'imageSize' | 'children'>;

export interface TicketsPageProps extends Omit<TextPageProps, 'actions' | 'children'> {
  /** Ticket types, by the festival's phase. */
  cards: TicketsSectionProps;
  /** Countdown to the release, then to the opening. */
  countdown: CountdownSectionProps;
  /** The battle pass with its levels. */
  battlepass: BattlepassSectionProps;
  /** The month's game, with a picture and a button. */
  gameOfTheMonth: Block;
  /** Seat booking, with a picture and a button. */
  seatBooking: Block;
  /** Group offers, with a button. */
  groups: { title: string; text: ReactNode; action: MoreLink; image?: CallToActionProps['image'] };
  /** What is included in which ticket. */
  included: Pick<ComparisonSectionProps, 'title' | 'lead' | 'columns' | 'rows' | 'labels'>;
  /** Food and merchandise; without `href` they cannot be bought. */
  extras: { title: string; items: readonly { title: string; text: string; action: string; href?: string | undefined }[] };
  /** Where answers are, under a heading. */
  questions: { title: string; text: ReactNode };
}

/** All tickets and extras, and what they include. */
export function TicketsPage({
  cards,
  countdown,
  battlepass,
  gameOfTheMonth,
  seatBooking,
  groups,
  included,
  extras,
  questions,
  ...rest
}: TicketsPageProps) {
  const { text: toGroups, ...groupsLink } = groups.action;
  return (
    <TextPage {...rest} data-component="TicketsPage">
      <TicketsSection {...cards} />
      <CountdownSection {...countdown} />
      <BattlepassSection {...battlepass} tone="blue" />
      <Section tone="wood">
        <HeadlineBlock {...gameOfTheMonth} isSecondary />
      </Section>
      <Section>
        <HeadlineBlock {...seatBooking} />
      </Section>
      <CallToAction
        title={groups.title}
        titleId="groups"
        tone="pink"
        image={groups.image}
        actions={<Button {...groupsLink}>{toGroups}</Button>}
      >
        {groups.text}
      </CallToAction>
      <ComparisonSection {...included} titleId="types" />
      <TitledSection title={extras.title} titleId="extras" tone="yellow">
        <Grid element="ul" columns={2}>
          {extras.items.map(({ title, text, action, href }) => (
            <li key={title}>
              <InfoCard title={title} href={href} isExternal actionText={href && action}>
                {text}
              </InfoCard>
            </li>
          ))}
        </Grid>
      </TitledSection>
      <TitledSection title={questions.title} titleId="questions" titleSize="title">
        {questions.text}
      </TitledSection>
    </TextPage>
  );
}
