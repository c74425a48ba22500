import { useRef, type MouseEvent } from 'react';
import type { Band } from '@tand/ui/tokens';
import { Picture } from '@tand/ui/components/Picture';
import {
  DistrictMapArea,
  DistrictMapLink,
  DistrictMapLit,
  DistrictMapMatch,
  DistrictMapName,
  DistrictMapNumber,
} from './DistrictMap.styles.ts';

/** A point of the picture, in per cent of its width and height. */
export interface DistrictMapPoint {
  x: number;
  y: number;
}

export interface DistrictMapPlace {
  /** Names the district. */
  id: string;
  /** What it is called. */
  name: string;
  /** Address of its page. */
  href: string;
  /** Stands on the plate before the name. */
  number?: number | undefined;
  /** Colour of the plate. */
  tone?: Band | undefined;
  /** Centre of the plate. */
  plate: DistrictMapPoint;
  /** Where its match stands on the ground. */
  foot: DistrictMapPoint;
  /** Corners of the district's ground: back, right, front, left. */
  ground: readonly DistrictMapPoint[];
  /** The district alone, in the frame of the whole picture: shown while it is lit. */
  lit?: { src: string; nightSrc?: string | undefined } | undefined;
}

export interface DistrictMapPlateProps extends DistrictMapPlace {
  /** Size of the whole picture. */
  size: { width: number; height: number };
  isCurrent: boolean;
  /** Touched last. */
  isLit: boolean;
  /** A finger has touched the drawing: it lights up first, a second touch follows the link. */
  onTouch: () => void;
}

/** One district of the map: its plate on a match, the area that the pointer can hit, and the drawing that is lit. */
export function DistrictMapPlate({
  name,
  number,
  href,
  tone = 'paper',
  plate,
  foot,
  ground,
  lit,
  size: { width, height },
  isCurrent,
  isLit,
  onTouch,
}: DistrictMapPlateProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [, right, front, left] = ground;
  // A tent over the ground, up to the plate: what stands in a district reaches about as high.
  const tent = [plate, right, front, left].filter(point => point !== undefined);
  const follow = ({ nativeEvent }: MouseEvent) => {
    if (isLit || !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType === 'mouse') link.current?.click();
    else onTouch();
  };
  return (
    <li data-lit={isLit || isCurrent || undefined}>
      {lit && (
        <DistrictMapLit aria-hidden="true">
          <Picture src={lit.src} nightSrc={lit.nightSrc} width={width} height={height} alt="" />
        </DistrictMapLit>
      )}
      <DistrictMapArea $tent={tent} aria-hidden="true" data-part="area" onClick={follow} />
      <DistrictMapMatch $from={plate} $to={foot} aria-hidden="true" />
      <DistrictMapLink $at={plate} ref={link} href={href} data-band={tone} aria-current={isCurrent ? 'page' : undefined}>
        {number !== undefined && <DistrictMapNumber data-band="red">{number} </DistrictMapNumber>}
        <DistrictMapName>{name}</DistrictMapName>
      </DistrictMapLink>
    </li>
  );
}
