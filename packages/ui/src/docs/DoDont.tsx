import type { ReactNode } from 'react';
import { Icon, checkGlyph, closeGlyph } from '../components/Icon/index.ts';
import { Side, Sides } from './docs.styles.ts';

export interface DoDontProps {
  /** What to write, draw or build. */
  good: ReactNode;
  /** What to leave. */
  bad: ReactNode;
  /** Titles of the two sides. */
  titles?: [good: string, bad: string];
}

const english: [string, string] = ['Do', 'Don’t'];

/** A pair of ways, ours first. */
export function DoDont({ good, bad, titles = english }: DoDontProps) {
  return (
    <Sides>
      <Side>
        <header>
          <Icon glyph={checkGlyph} size="small" /> {titles[0]}
        </header>
        <div>{good}</div>
      </Side>
      <Side data-kind="dont">
        <header>
          <Icon glyph={closeGlyph} size="small" /> {titles[1]}
        </header>
        <div>{bad}</div>
      </Side>
    </Sides>
  );
}
