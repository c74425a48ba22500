import type { CSSProperties } from 'react';
import type { Point } from '@tand/festival';
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

/** A district; points are in per cent of the picture: `plate` is the label's middle, `foot` the match's end. */
export interface DistrictMapPlace {
  id: string;
  name: string;
  href: string;
  number?: number | undefined;
  band?: Band | undefined;
  plate: Point;
  foot: Point;
  /** Corners of the land: back, right, front, left. */
  ground: readonly Point[];
  /** Overlay with this district lit, of the size of the map. */
  lit?: { src: string; nightSrc?: string | undefined } | undefined;
}

export function DistrictMapPlate({
  name,
  number,
  href,
  band = 'paper',
  plate,
  foot,
  ground,
  lit,
  size: { width, height },
}: DistrictMapPlace & { size: { width: number; height: number } }) {
  const [, right, front, left] = ground;
  // Clickable: the land, and the buildings up to the label.
  const tent = [plate, right, front, left].filter(point => point !== undefined);
  const style = {
    '--x': `${plate.x}%`,
    '--y': `${plate.y}%`,
    '--match': `${foot.y - plate.y}%`,
    '--tent': tent.map(({ x, y }) => `${x}% ${y}%`).join(', '),
  } as CSSProperties;
  return (
    <li style={style}>
      {lit && (
        <DistrictMapLit aria-hidden="true">
          <Picture src={lit.src} nightSrc={lit.nightSrc} width={width} height={height} alt="" />
        </DistrictMapLit>
      )}
      <DistrictMapArea aria-hidden="true" data-part="area" />
      <DistrictMapMatch aria-hidden="true" />
      <DistrictMapLink href={href} data-band={band}>
        {number !== undefined && <DistrictMapNumber data-band="red">{number} </DistrictMapNumber>}
        <DistrictMapName>{name}</DistrictMapName>
      </DistrictMapLink>
    </li>
  );
}
