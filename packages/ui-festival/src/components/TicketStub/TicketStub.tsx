import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { part, TicketStubFrame } from './TicketStub.styles.ts';

export interface TicketStubLabels {
  ticket: string;
  youAre: string;
  buyer: string;
  bought: string;
}

export interface TicketStubProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Number of the ticket. */
  number: number;
  /** Name of the buyer. */
  name: string;
  /** Formatted time of purchase. */
  bought: string;
  /** Time of purchase as ISO 8601, for `<time datetime>`. */
  dateTime?: string | undefined;
  /** Picture of the label, in portrait format; undefined leaves its space empty. */
  image?: (PictureSource & { alt: string }) | undefined;
  /** Actions such as save, share and print. */
  children?: ReactNode;
  /** Words above the values, and in the accessible name. */
  labels: TicketStubLabels;
}

/** A found ticket: number, personal label, buyer and time of purchase. */
export function TicketStub({ number, name, bought, dateTime, image, labels, children, ...rest }: TicketStubProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TicketStub', { number, labels });
  return (
    <TicketStubFrame data-component="TicketStub" aria-label={`${labels.ticket} ${number}`} {...rest}>
      <div {...part.label}>{image && <Picture {...image} />}</div>
      <div {...part.words}>
        <p {...part.number}>
          <span>{labels.youAre}</span>
          <b style={{ '--digits': String(number).length } as CSSProperties}>{number}</b>
        </p>
        <dl {...part.facts}>
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
          <Stack direction="row" align="center" data-print="hidden">
            {children}
          </Stack>
        )}
      </div>
    </TicketStubFrame>
  );
}
