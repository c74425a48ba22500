import { type LinkProps } from '@tand/ui/foundations/LinkProvider';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { DistrictCardCaption, DistrictCardFrame, DistrictCardStriker } from './DistrictCard.styles.ts';

export interface DistrictCardProps extends Omit<LinkProps, 'children'> {
  /** The district's name; on a label the picture carries it, so it becomes the picture's text. */
  name: string;
  /** The label (640 × 480), or the part of the map. */
  image: PictureSource;
  /** `map` is the last tile of the row: the picture fills it and the name stands on a plate. */
  variant?: 'label' | 'map' | undefined;
}

/** A district as the label of its matchbox. It lifts under the pointer. */
export function DistrictCard({ name, image, variant = 'label', ...rest }: DistrictCardProps) {
  const isMap = variant === 'map';
  return (
    <DistrictCardFrame data-component="DistrictCard" data-variant={variant} {...rest}>
      <Picture {...image} alt={isMap ? '' : name} />
      {isMap ? <DistrictCardCaption>{name}</DistrictCardCaption> : <DistrictCardStriker />}
    </DistrictCardFrame>
  );
}
