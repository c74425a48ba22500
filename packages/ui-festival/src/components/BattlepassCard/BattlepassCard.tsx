import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { BattlepassFrame } from './BattlepassCard.styles.ts';
import type { BattlepassState } from './BattlepassCard.variants.ts';
import { BattlepassCardMatch } from './BattlepassCardMatch.tsx';
import { useTurn } from './useTurn.ts';

export interface BattlepassCardLabels {
  /** "Nivå 7". */
  level: (level: number) => string;
  /** "1 337 biljetter", from the formatted number. */
  amount: (amount: string) => string;
  /** "1 204 SÅLDA". */
  sold: (sold: string) => string;
  /** Says that the level is reached. */
  unlocked: string;
  /** Says that it is not. */
  locked: string;
}

export interface BattlepassCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** From 1. */
  level: number;
  /** Tickets sold that reach it. */
  amount: number;
  /** Whether the level is reached, the one being worked on, or still to come. */
  state: BattlepassState;
  /** What it gives: a headline and a line. */
  lines: readonly string[];
  /** Tickets sold so far; not said without them. */
  sold?: number | undefined;
  /** A square picture of what it gives; the match then lies below it. */
  icon?: ReactNode;
  /** Words for its state and its figures. */
  labels: BattlepassCardLabels;
  /** A link on the back. */
  children?: ReactNode;
}

/** A level of the battle pass. It turns over on hover, press and focus; only the face that shows can be read and reached. */
export function BattlepassCard({ level, amount, state, lines, sold, icon, labels, children, ...rest }: BattlepassCardProps) {
  const id = useId();
  const { locale } = useLocale();
  const { isTurned, press, handlers } = useTurn();
  const number = new Intl.NumberFormat(locale);
  const name = labels.level(level);
  const stateText = state === 'left' ? labels.locked : labels.unlocked;
  const amountText = labels.amount(number.format(amount));

  return (
    <BattlepassFrame data-component="BattlepassCard" data-turned={isTurned || undefined} aria-label={name} {...handlers} {...rest}>
      <button
        type="button"
        data-part="turn"
        aria-expanded={isTurned}
        aria-controls={`${id}-back`}
        aria-describedby={`${id}-lines`}
        aria-label={`${name}: ${amountText}, ${stateText}`}
        onClick={press}
      />
      <span id={`${id}-lines`} hidden>
        {lines.join(' ')}
      </span>
      <div data-part="faces">
        <div data-part="front" inert={isTurned}>
          {icon && <div data-part="picture">{icon}</div>}
          <div data-part={icon ? 'strip' : 'cover'}>
            <BattlepassCardMatch state={state} isLying={Boolean(icon)} />
          </div>
          <div data-part="facts">
            <span data-part="level">{name}</span>
            <b data-part="amount">{amountText}</b>
            {sold !== undefined && <span data-part="sold">{labels.sold(number.format(sold))}</span>}
            <span data-part="state">{stateText}</span>
          </div>
        </div>
        <div data-part="back" id={`${id}-back`} inert={!isTurned} data-level={level} data-state={state}>
          <span data-part="level">{name}</span>
          {lines.map(line => (
            <p key={line} data-part="line">
              {line}
            </p>
          ))}
          {children && <div data-part="action">{children}</div>}
        </div>
      </div>
    </BattlepassFrame>
  );
}
