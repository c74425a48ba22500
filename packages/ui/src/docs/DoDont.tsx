import type { ReactNode } from 'react';
import { Icon, checkGlyph, closeGlyph } from '../components/Icon/index.ts';
import { Side, Sides } from './docs.styles.ts';

export interface DoDontProps {
  good: ReactNode;
  bad: ReactNode;
  titles?: [good: string, bad: string];
}

const english: [string, string] = ['Do', 'Don’t'];

export function DoDont({ good, bad, titles = english }: DoDontProps) {
  return (
    <Sides>
      <Side>
        <div data-part="title">
          <Icon glyph={checkGlyph} size="small" /> {titles[0]}
        </div>
        <div>{good}</div>
      </Side>
      <Side data-kind="dont">
        <div data-part="title">
          <Icon glyph={closeGlyph} size="small" /> {titles[1]}
        </div>
        <div>{bad}</div>
      </Side>
    </Sides>
  );
}
