import type { ComponentPropsWithRef } from 'react';
import { TicketStubFrame } from './TicketStub.styles.ts';

export interface TicketStubLabels {
  /** Above the number: "Biljett". */
  ticket: string;
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
  /** Words above each of its values. */
  labels: TicketStubLabels;
}

/** One ticket number with its buyer and time of purchase. */
export function TicketStub({ number, name, bought, dateTime, labels, ...rest }: TicketStubProps) {
  return (
    <TicketStubFrame data-component="TicketStub" aria-label={`${labels.ticket} ${number}`} {...rest}>
      <p data-part="number">
        <span>{labels.ticket}</span>
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
    </TicketStubFrame>
  );
}
