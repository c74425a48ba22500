import { Children, type ComponentPropsWithRef } from 'react';
import { PartnerWallFrame } from './PartnerWall.styles.ts';

export const partnerWallColumns = [1, 2, 3, 4, 6] as const;

export interface PartnerWallProps extends ComponentPropsWithRef<'ul'> {
  /** Number of columns on desktops; phones have two or one. */
  columns?: (typeof partnerWallColumns)[number] | undefined;
  /** Whether its tiles are marks: ruled cells, three in a row on phones. */
  hasMarks?: boolean | undefined;
}

/** A grid of partner tiles. Each child becomes a list item. */
export function PartnerWall({ columns = 6, hasMarks = false, children, ...rest }: PartnerWallProps) {
  return (
    <PartnerWallFrame data-component="PartnerWall" data-columns={columns} data-marks={hasMarks || undefined} role="list" {...rest}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </PartnerWallFrame>
  );
}
