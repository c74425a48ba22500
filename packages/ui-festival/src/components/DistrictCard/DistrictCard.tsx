import { type LinkProps } from '@tand/ui/foundations/LinkProvider';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { DistrictCardCaption, DistrictCardFrame, DistrictCardStriker, part } from './DistrictCard.styles.ts';

export interface DistrictCardProps extends Omit<LinkProps, 'children'> {
  /** Name of the district; alternative text of a label. */
  name: string;
  /** Label of 640 × 480 px, or a part of the map. */
  image: PictureSource;
  /** `map`: the picture fills the tile and the name is on a plate. */
  variant?: 'label' | 'map' | undefined;
}

/** A district as a matchbox label that links to its page. */
export function DistrictCard({ name, image, variant = 'label', ...rest }: DistrictCardProps) {
  const isMap = variant === 'map';
  return (
    <DistrictCardFrame data-component="DistrictCard" data-variant={variant} {...rest}>
      <Picture {...image} alt={isMap ? '' : name} {...part.picture} />
      {isMap ? <DistrictCardCaption>{name}</DistrictCardCaption> : <DistrictCardStriker />}
    </DistrictCardFrame>
  );
}
