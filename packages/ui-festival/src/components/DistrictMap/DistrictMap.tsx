import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { requireProps } from '@tand/ui/styles';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { attachDistrictMap } from './attachDistrictMap.ts';
import { DistrictMapPlate, type DistrictMapPlace } from './DistrictMapPlate.tsx';
import { DistrictMapBase, DistrictMapFrame, DistrictMapNames, DistrictMapStage } from './DistrictMap.styles.ts';

export interface DistrictMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Picture of the map, with its alternative text. */
  image: PictureSource & { alt: string };
  /** Districts, in the order of their links. */
  places: readonly DistrictMapPlace[];
  /** Texts of the map: the name of its list of districts. */
  labels: {
    list: string;
  };
}

/** The map of the festival, with a link for each district. */
export function DistrictMap({ image, places, labels, ...rest }: DistrictMapProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('DistrictMap', { image, places, labels });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => attachDistrictMap(stage.current!), []);
  return (
    <DistrictMapFrame data-component="DistrictMap" {...rest}>
      <DistrictMapStage ref={stage}>
        <DistrictMapBase>
          <Picture {...image} />
        </DistrictMapBase>
        <ul role="list" aria-label={labels.list}>
          {places.map(place => (
            <DistrictMapPlate key={place.id} {...place} size={image} />
          ))}
        </ul>
      </DistrictMapStage>
      <DistrictMapNames role="list" aria-label={labels.list}>
        {places.map(({ id, href, name, number }) => (
          <li key={id}>
            <LinkArrow href={href} direction="none">
              {number === undefined ? name : `${number} ${name}`}
            </LinkArrow>
          </li>
        ))}
      </DistrictMapNames>
    </DistrictMapFrame>
  );
}
