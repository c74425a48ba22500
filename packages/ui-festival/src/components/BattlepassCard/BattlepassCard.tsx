import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { fillText } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { requireProps } from '@tand/ui/styles';
import { attachCardTurn } from './attachCardTurn.ts';
import { BattlepassFrame, part } from './BattlepassCard.styles.ts';
import { BattlepassCardMatch, type BattlepassState } from './BattlepassCardMatch.tsx';

export interface BattlepassCardLabels {
  /** Name of the card, with `{{level}}`. */
  level: string;
  /** Number of tickets that the level needs, with `{{amount}}`. */
  amount: string;
  /** Number of tickets sold, with `{{count}}`. */
  sold: string;
  unlocked: string;
  locked: string;
}

export interface BattlepassCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Number of the level, from 1. */
  level: number;
  /** Number of sold tickets at which the level is reached. */
  amount: number;
  /** State of the level: reached (`done`), the latest reached (`now`), or not reached (`left`). */
  state: BattlepassState;
  /** Lines about the reward, the first as its headline. */
  lines: readonly string[];
  /** Number of tickets sold so far; hidden if missing. */
  sold?: number | undefined;
  /** Square picture of the reward, above the match. */
  icon: ReactNode;
  /** Texts of the state, and of the figures with their placeholders. */
  labels: BattlepassCardLabels;
}

/** A card of a battle pass level, with the reward's text on its back. */
export function BattlepassCard({ level, amount, state, lines, sold, icon, labels, ...rest }: BattlepassCardProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('BattlepassCard', { level, lines, labels });
  const id = useId();
  const { locale } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => attachCardTurn(button.current!.parentElement!), []);
  const number = new Intl.NumberFormat(locale);
  const name = fillText(labels.level, { level });
  const stateText = state === 'left' ? labels.locked : labels.unlocked;
  const amountText = fillText(labels.amount, { amount: number.format(amount) });

  return (
    <BattlepassFrame data-component="BattlepassCard" aria-label={name} {...rest}>
      <button
        ref={button}
        type="button"
        {...part.turn}
        aria-expanded={false}
        aria-controls={`${id}-back`}
        aria-describedby={`${id}-lines`}
        aria-label={`${name}: ${amountText}, ${stateText}`}
      />
      <span id={`${id}-lines`} hidden>
        {lines.join(' ')}
      </span>
      <div {...part.faces}>
        <div {...part.front}>
          <div {...part.picture}>{icon}</div>
          <div {...part.strip}>
            <BattlepassCardMatch state={state} />
          </div>
          <div {...part.facts}>
            <span {...part.level}>{name}</span>
            <b {...part.amount}>{amountText}</b>
            {sold !== undefined && <span {...part.sold}>{fillText(labels.sold, { count: number.format(sold) })}</span>}
            <span {...part.state}>{stateText}</span>
          </div>
        </div>
        <div {...part.back} id={`${id}-back`} data-level={level} data-state={state}>
          <span {...part.level}>{name}</span>
          {lines.map(line => (
            <p key={line} {...part.line}>
              {line}
            </p>
          ))}
        </div>
      </div>
    </BattlepassFrame>
  );
}
