import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { PartnerTileFrame, PartnerTileName } from './PartnerTile.styles.ts';
import type { PartnerGround, PartnerLettering, PartnerLook, partnerSizes, PartnerTone } from './PartnerTile.variants.ts';

export interface PartnerTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The partner's name; set in type unless a logo is given. */
  name: string;
  /** How the name is set. */
  lettering?: PartnerLettering | undefined;
  /** Partner page or site; a tile without one is not a link. */
  href?: string | undefined;
  /** Whether `href` is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** A printed label on its striker, or the name alone in the ink of the page: for a wall of marks. */
  variant?: PartnerLook | undefined;
  /** Large for those who pay most. */
  size?: (typeof partnerSizes)[number] | undefined;
  /** Colour of the label; a mark has none. */
  tone?: PartnerTone | undefined;
  /** What is printed under the name of a label. */
  ground?: PartnerGround | undefined;
  /** A logo delivered as one-colour svg (`currentColor`), hidden from assistive technology. */
  children?: ReactNode;
}

/** A partner's matchbox: a printed label with a frame, on its striker. Under the pointer it turns yellow. */
export function PartnerTile({
  name,
  lettering = 'black',
  href,
  isExternal,
  variant = 'label',
  size = 'base',
  tone = 'card',
  ground = 'plain',
  children,
  ...rest
}: PartnerTileProps) {
  const link = href ? { as: Link, href, isExternal } : {};
  const lettered = <PartnerTileName data-lettering={lettering}>{lettering === 'plate' ? <span>{name}</span> : name}</PartnerTileName>;
  return (
    <PartnerTileFrame
      data-component="PartnerTile"
      data-variant={variant}
      data-band={variant === 'label' ? tone : undefined}
      data-ground={variant === 'label' ? ground : undefined}
      data-size={size}
      {...link}
      {...(children && href ? { 'aria-label': name } : {})}
      {...rest}
    >
      {children ?? lettered}
    </PartnerTileFrame>
  );
}
