import { color } from '@tand/ui/tokens';
import { part } from './BattlepassCard.styles.ts';

export const battlepassStates = ['done', 'now', 'left'] as const;
export type BattlepassState = (typeof battlepassStates)[number];

const head = 'M3 32q-3-9 1-15 3-5 7-5t7 5q4 6 1 15-8 5-16 0z';

export function BattlepassCardMatch({ state }: { state: BattlepassState }) {
  return (
    <svg viewBox="0 0 100 22" {...part.match} data-state={state} aria-hidden="true" focusable="false">
      <g transform="matrix(0 1 -1 0 100 0)">
        <path fill="var(--stick)" d="M6 30h10v70H6z" />
        <path fill="var(--shade)" d="M12 30h4v70h-4z" />
        <path fill="var(--head)" d={head} />
        {state === 'left' && <ellipse fill="#ff5d4f" cx="8" cy="20" rx="2.5" ry="3.5" />}
      </g>
      {state === 'now' && (
        <g transform="translate(78 15) scale(1.3)">
          <path fill="#ff5d4f" d="M0 0C-6 0-6-6-2.6-9-2-11-1-13 .6-15 .6-11 5.4-9 5-4 4.6 0 2.4 0 0 0z" />
          <path fill={color.yellow} d="M0-.8C-4-.8-3.6-4.8-.6-8 .4-6 3.6-5 3-2.6 2.4-.8 1-.8 0-.8z" />
        </g>
      )}
    </svg>
  );
}
