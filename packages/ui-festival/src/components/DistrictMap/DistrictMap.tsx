import { useState, type ComponentPropsWithRef } from 'react';
import { asList } from '@tand/ui/styles';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { DistrictMapPlate, type DistrictMapPlace } from './DistrictMapPlate.tsx';
import { DistrictMapBase, DistrictMapFrame, DistrictMapNames, DistrictMapStage } from './DistrictMap.styles.ts';

export interface DistrictMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The whole map and what it shows. */
  image: PictureSource & { alt: string };
  /** Districts in the order of their numbers. */
  places: readonly DistrictMapPlace[];
  /** Id of the district that the page is about; it stays lit. */
  current?: string | undefined;
  /** Name of the list of districts. */
  labels: {
    /** Name of the list of districts. */
    list: string;
  };
}

/**
 * The map of the festival: each district is a link on a plate. Pointing at a plate or at the drawing below it, focusing the
 * plate or touching the drawing lights the district up and leaves the rest in the dark.
 */
export function DistrictMap({ image, places, current, labels, ...rest }: DistrictMapProps) {
  const [touched, setTouched] = useState<string>();
  return (
    <DistrictMapFrame data-component="DistrictMap" {...rest}>
      <DistrictMapStage>
        <DistrictMapBase>
          <Picture {...image} />
        </DistrictMapBase>
        <ul {...asList} aria-label={labels.list}>
          {places.map(place => (
            <DistrictMapPlate
              key={place.id}
              {...place}
              size={image}
              isCurrent={place.id === current}
              isLit={place.id === touched}
              onTouch={() => setTouched(place.id)}
            />
          ))}
        </ul>
      </DistrictMapStage>
      <DistrictMapNames {...asList} aria-label={labels.list}>
        {places.map(({ id, href, name, number }) => (
          <li key={id}>
            <LinkArrow href={href} direction="none" aria-current={id === current ? 'page' : undefined}>
              {number === undefined ? name : `${number} ${name}`}
            </LinkArrow>
          </li>
        ))}
      </DistrictMapNames>
    </DistrictMapFrame>
  );
}
