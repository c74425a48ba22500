import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { TicketStubFrame } from './TicketStub.styles.ts';

export interface TicketStubLabels {
  /** Before the number in the name of the stub: "Biljett". */
  ticket: string;
  /** Above the number: "Du är nummer". */
  youAre: string;
  /** Above the name. */
  buyer: string;
  /** Above the day of the purchase. */
  bought: string;
}

export interface TicketStubProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Number of the ticket. */
  number: number;
  /** The buyer. */
  name: string;
  /** When it was bought, in words. */
  bought: string;
  /** The instant for `<time datetime>`, when it is known. */
  dateTime?: string | undefined;
  /** The label drawn for this number, portrait, and what it shows; its room is kept in wood until it is there. */
  image?: (PictureSource & { alt: string }) | undefined;
  /** What to do with it: save, share, print. */
  children?: ReactNode;
  /** Words above each of its values. */
  labels: TicketStubLabels;
}

/** The answer to who one is at the festival: the number as large as it goes, a label of one's own, buyer and time of purchase. */
export function TicketStub({ number, name, bought, dateTime, image, labels, children, ...rest }: TicketStubProps) {
  return (
    <TicketStubFrame $digits={String(number).length} data-component="TicketStub" aria-label={`${labels.ticket} ${number}`} {...rest}>
      <div data-part="label">{image && <Picture {...image} />}</div>
      <div data-part="words">
        <p data-part="number">
          <span>{labels.youAre}</span>
          <b>{number}</b>
        </p>
        <dl>
          <div>
            <dt>{labels.buyer}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{labels.bought}</dt>
            <dd>
              <time dateTime={dateTime}>{bought}</time>
            </dd>
          </div>
        </dl>
        {children && (
          <div data-part="actions" data-print="hidden">
            {children}
          </div>
        )}
      </div>
    </TicketStubFrame>
  );
}
