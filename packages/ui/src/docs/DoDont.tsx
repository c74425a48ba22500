import type { ReactNode } from 'react';
import { Icon, checkGlyph, closeGlyph } from '../components/Icon/index.ts';
import { Side, SideBody, Sides, SideTitle } from './docs.styles.ts';

export interface DoDontProps {
  good: ReactNode;
  bad: ReactNode;
  titles?: [good: string, bad: string];
}

const english: [string, string] = ['Do', 'Don’t'];

export function DoDont({ good, bad, titles = english }: DoDontProps) {
  return (
    <Sides className="sb-unstyled">
      <Side>
        <SideTitle>
          <Icon glyph={checkGlyph} size="small" /> {titles[0]}
        </SideTitle>
        <SideBody>{good}</SideBody>
      </Side>
      <Side data-kind="dont">
        <SideTitle>
          <Icon glyph={closeGlyph} size="small" /> {titles[1]}
        </SideTitle>
        <SideBody>{bad}</SideBody>
      </Side>
    </Sides>
  );
}
