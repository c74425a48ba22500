import { type LinkProps } from '@tand/ui/foundations/LinkProvider';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { DistrictCardCaption, DistrictCardFrame, DistrictCardStriker, part } from './DistrictCard.styles.ts';

export interface DistrictCardProps extends Omit<LinkProps, 'children'> {
  /** Name of the district; alternative text of a label. */
  name: string;
  /** Label of 640 × 480 px, or a part of the map. */
  image: PictureSource;
  /** Whether it leads to the map: the picture fills the tile and the name is on a plate. */
  isMap?: boolean | undefined;
}

/** A district as a matchbox label that links to its page. */
export function DistrictCard({ name, image, isMap = false, ...rest }: DistrictCardProps) {
  return (
    <DistrictCardFrame data-component="DistrictCard" data-map={isMap || undefined} {...rest}>
      <Picture {...image} alt={isMap ? '' : name} {...part.picture} />
      {isMap ? <DistrictCardCaption>{name}</DistrictCardCaption> : <DistrictCardStriker />}
    </DistrictCardFrame>
  );
}
