import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireProps } from '@tand/ui/styles';
import { Button, type ButtonAsLinkProps } from '@tand/ui/components/Button';
import {
  TicketCardAction,
  TicketCardDrawer,
  TicketCardFrame,
  TicketCardKicker,
  TicketCardLabel,
  TicketCardPrice,
  TicketCardTitle,
} from './TicketCard.styles.ts';

export const ticketBands = ['red', 'blue', 'yellow', 'pink', 'teal'] as const;
export type TicketBand = (typeof ticketBands)[number];

export function titleFit(title: string): 'tiny' | 'short' | 'medium' | 'long' | 'sentence' {
  const { length } = title;
  if (length <= 3) return 'tiny';
  if (length <= 7) return 'short';
  if (length <= 9) return 'medium';
  return length <= 13 ? 'long' : 'sentence';
}

export interface TicketCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Name of the ticket. */
  title: string;
  /** Words above the title, in pixel type. */
  kicker?: string | undefined;
  /** Colour of the label. */
  band?: TicketBand | undefined;
  /** Formatted price; hidden if missing. */
  price?: string | undefined;
  /** Link to the shop. */
  action?: { href: string; text: string; isExternal?: boolean | undefined } | undefined;
  /** Whether the ticket is the main one, with a larger title and button. */
  isMain?: boolean | undefined;
  /** Contents of the drawer. */
  children?: ReactNode;
}

const buttonOn: Partial<Record<TicketBand, Pick<ButtonAsLinkProps, 'variant' | 'tone'>>> = {
  red: { variant: 'primary' },
  blue: { tone: 'schedule' },
};

/** A ticket as a matchbox with label, drawer and striker. */
export function TicketCard({ title, kicker, band = 'red', price, action, isMain = false, children, ...rest }: TicketCardProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TicketCard', { title });
  return (
    <TicketCardFrame data-component="TicketCard" data-band="card" data-main={isMain || undefined} {...rest}>
      <TicketCardLabel data-band={band} data-tand-theme="light">
        {kicker && <TicketCardKicker>{kicker}</TicketCardKicker>}
        <TicketCardTitle data-fit={titleFit(title)}>{title}</TicketCardTitle>
      </TicketCardLabel>
      <TicketCardDrawer>
        {children && <div>{children}</div>}
        {price && <TicketCardPrice>{price}</TicketCardPrice>}
        {action && (
          <TicketCardAction>
            <Button
              href={action.href}
              isExternal={action.isExternal}
              {...(buttonOn[band] ?? { variant: 'secondary' })}
              size={isMain ? 'large' : 'base'}
              isFullWidth
            >
              {action.text}
            </Button>
          </TicketCardAction>
        )}
      </TicketCardDrawer>
    </TicketCardFrame>
  );
}
