import { ItemPin, part } from './ScheduleItemPage.styles.ts';

interface MapPinProps {
  /** Size of the picture in px. */
  image: { width: number; height: number };
  /** Position in per cent of the picture. */
  at: { x: number; y: number };
}

/** A burning match at a point of a picture, whose text names the place. */
export function MapPin({ image: { width, height }, at }: MapPinProps) {
  return (
    <ItemPin viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${(at.x / 100) * width} ${(at.y / 100) * height}) scale(${width / 400})`}>
        <ellipse rx="9" ry="4.5" />
        <path {...part.stick} d="M-2-2h4v-46h-4z" />
        <path {...part.flame} d="M0-80c10 12 13 18 13 24a13 13 0 0 1-26 0c0-6 3-12 13-24z" />
      </g>
    </ItemPin>
  );
}
