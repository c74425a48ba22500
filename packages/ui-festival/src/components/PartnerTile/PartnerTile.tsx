import type { ComponentPropsWithRef } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { PartnerTileFrame, PartnerTileName } from './PartnerTile.styles.ts';

export const partnerLetterings = ['black', 'wide', 'narrow', 'plate', 'pixel'] as const;
export const partnerSizes = ['base', 'large'] as const;
export const partnerBands = ['card', 'yellow', 'blue', 'pink', 'teal', 'red', 'night', 'striker'] as const;
export const partnerPatterns = ['plain', 'rays', 'dots', 'stripes'] as const;
export type PartnerLettering = (typeof partnerLetterings)[number];
export type PartnerBand = (typeof partnerBands)[number];
export type PartnerPattern = (typeof partnerPatterns)[number];

export interface PartnerTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the partner. */
  name: string;
  /** Type style of the name. */
  lettering?: PartnerLettering | undefined;
  /** Address of the partner's page; without it the tile is not a link. */
  href?: string | undefined;
  /** Whether the tile is only the name, instead of a printed label. */
  isMark?: boolean | undefined;
  /** Size of the tile; large for the largest partners. */
  size?: (typeof partnerSizes)[number] | undefined;
  /** Colour of a label; marks have none. */
  band?: PartnerBand | undefined;
  /** Pattern behind the name of a label; marks have none. */
  pattern?: PartnerPattern | undefined;
}

/** A partner as a matchbox label, or as a name only. */
export function PartnerTile({
  name,
  lettering = 'black',
  href,
  isMark = false,
  size = 'base',
  band = 'card',
  pattern = 'plain',
  ...rest
}: PartnerTileProps) {
  const link = href ? { as: Link, href } : {};
  return (
    <PartnerTileFrame
      data-component="PartnerTile"
      data-mark={isMark || undefined}
      data-band={isMark ? undefined : band}
      data-pattern={isMark ? undefined : pattern}
      data-size={size}
      {...link}
      {...rest}
    >
      <PartnerTileName data-lettering={lettering}>{lettering === 'plate' ? <span>{name}</span> : name}</PartnerTileName>
    </PartnerTileFrame>
  );
}
