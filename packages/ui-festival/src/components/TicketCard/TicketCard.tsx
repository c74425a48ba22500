import type { ComponentPropsWithRef, ReactNode } from 'react';
import { asList } from '@tand/ui/styles';
import { Match } from '../../styles/Match.tsx';
import { Button, type ButtonVariant } from '@tand/ui/components/Button';
import {
  TicketCardAction,
  TicketCardDrawer,
  TicketCardFacts,
  TicketCardFrame,
  TicketCardKicker,
  TicketCardLabel,
  TicketCardPrice,
  TicketCardPriceNote,
  TicketCardStriker,
  TicketCardTitle,
} from './TicketCard.styles.ts';
import { titleFit, type TicketTone } from './TicketCard.variants.ts';

export interface TicketCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Name of the ticket. */
  title: string;
  /** A few words above it, in pixel type. */
  kicker?: string | undefined;
  /** Colour of the label. */
  tone?: TicketTone | undefined;
  /** What it holds; each becomes a match. */
  facts?: readonly string[] | undefined;
  /** Amount as it is written; nothing is shown without one. */
  price?: string | undefined;
  /** A few words beside the price. */
  priceNote?: string | undefined;
  /** Where and how it is bought. */
  action?: { href: string; text: string; isExternal?: boolean | undefined } | undefined;
  /** The main ticket: taller, with a bigger label. Never ribboned. */
  isMain?: boolean | undefined;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Running text in the drawer. */
  children?: ReactNode;
}

const noFacts: readonly string[] = [];
const buttonFor: Record<TicketTone, ButtonVariant> = {
  red: 'primary',
  blue: 'schedule',
  yellow: 'neutral',
  pink: 'neutral',
  teal: 'neutral',
};

/** A ticket as a matchbox seen from the front: label, drawer, striker. The label keeps its day colours at night, as print does. */
export function TicketCard({
  title,
  kicker,
  tone = 'red',
  facts = noFacts,
  price,
  priceNote,
  action,
  isMain = false,
  level = 3,
  children,
  ...rest
}: TicketCardProps) {
  return (
    <TicketCardFrame data-component="TicketCard" data-band="card" data-main={isMain || undefined} {...rest}>
      <TicketCardLabel data-band={tone} data-theme="light">
        {kicker && <TicketCardKicker>{kicker}</TicketCardKicker>}
        <TicketCardTitle as={`h${level}`} data-fit={titleFit(title)}>
          {title}
        </TicketCardTitle>
      </TicketCardLabel>
      <TicketCardDrawer>
        {children && <div>{children}</div>}
        {facts.length > 0 && (
          <TicketCardFacts {...asList}>
            {facts.map(fact => (
              <li key={fact}>
                <Match />
                {fact}
              </li>
            ))}
          </TicketCardFacts>
        )}
        {price && (
          <TicketCardPrice>
            {price}
            {priceNote && <TicketCardPriceNote>{priceNote}</TicketCardPriceNote>}
          </TicketCardPrice>
        )}
        {action && (
          <TicketCardAction>
            <Button
              href={action.href}
              isExternal={action.isExternal}
              variant={buttonFor[tone]}
              size={isMain ? 'large' : 'base'}
              isFullWidth
            >
              {action.text}
            </Button>
          </TicketCardAction>
        )}
      </TicketCardDrawer>
      <TicketCardStriker />
    </TicketCardFrame>
  );
}
