import { part } from './BattlepassCard.styles.ts';

/** Reached levels are burnt, the latest of them burns, the others are fresh matches. */
export const battlepassStates = ['done', 'now', 'left'] as const;
export type BattlepassState = (typeof battlepassStates)[number];

const head = 'M3 32q-3-9 1-15 3-5 7-5t7 5q4 6 1 15-8 5-16 0z';

interface BattlepassCardMatchProps {
  state: BattlepassState;
  /** Whether the match lies horizontally, with the head to the right; a flame still points up. */
  isLying?: boolean;
}

export function BattlepassCardMatch({ state, isLying = false }: BattlepassCardMatchProps) {
  return (
    <svg viewBox={isLying ? '0 0 100 22' : '0 0 22 100'} {...part.match} data-state={state} aria-hidden="true" focusable="false">
      <g transform={isLying ? 'matrix(0 1 -1 0 100 0)' : undefined}>
        <path {...part.stick} d="M6 30h10v70H6z" />
        <path {...part.shade} d="M12 30h4v70h-4z" />
        <path {...part.head} d={head} />
        {state === 'left' && <ellipse {...part.gloss} cx="8" cy="20" rx="2.5" ry="3.5" />}
      </g>
      {state === 'now' && (
        <g transform={isLying ? 'translate(78 15) scale(1.3)' : 'translate(11 24) scale(1.7)'}>
          <path {...part.gloss} d="M0 0C-6 0-6-6-2.6-9-2-11-1-13 .6-15 .6-11 5.4-9 5-4 4.6 0 2.4 0 0 0z" />
          <path {...part.core} d="M0-.8C-4-.8-3.6-4.8-.6-8 .4-6 3.6-5 3-2.6 2.4-.8 1-.8 0-.8z" />
        </g>
      )}
    </svg>
  );
}
