import { Children, type ComponentPropsWithRef } from 'react';
import { asList } from '@tand/ui/styles';
import type { PartnerLook } from '../PartnerTile/index.ts';
import { PartnerWallFrame } from './PartnerWall.styles.ts';
import type { partnerWallColumns } from './PartnerWall.variants.ts';

export interface PartnerWallProps extends ComponentPropsWithRef<'ul'> {
  /** Columns on a desktop; two on a phone, or one. */
  columns?: (typeof partnerWallColumns)[number] | undefined;
  /** What its tiles look like: labels lie apart, marks share ruled cells, three in a row on a phone. */
  variant?: PartnerLook | undefined;
}

/** Partner tiles in a grid, as matchboxes laid out on a table. Each child becomes an item of the list. */
export function PartnerWall({ columns = 6, variant = 'label', children, ...rest }: PartnerWallProps) {
  return (
    <PartnerWallFrame data-component="PartnerWall" data-columns={columns} data-variant={variant} {...asList} {...rest}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </PartnerWallFrame>
  );
}
