import type { ComponentPropsWithRef } from 'react';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import { color } from '@tand/ui/tokens';
import { PinnedMapFrame, PinnedMapPin } from './PinnedMap.styles.ts';

export interface PinnedMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Picture of the map; its `alt` says where the place is. */
  image: PictureSource & { alt: string };
  /** Position of the place, in per cent of the picture's width and height. */
  at: { x: number; y: number };
}

/** A map with a burning match at a place. */
export function PinnedMap({ image, at, ...rest }: PinnedMapProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('PinnedMap', { image, at });
  const { width, height } = image;
  return (
    <PinnedMapFrame {...rest} data-component="PinnedMap">
      <Picture {...image} />
      <PinnedMapPin viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`translate(${(at.x / 100) * width} ${(at.y / 100) * height}) scale(${width / 400})`}>
          <ellipse fill={color.edge} opacity="0.45" rx="9" ry="4.5" />
          <path fill="#f6e6c8" d="M-2-2h4v-46h-4z" />
          <path fill={color.red} d="M0-80c10 12 13 18 13 24a13 13 0 0 1-26 0c0-6 3-12 13-24z" />
        </g>
      </PinnedMapPin>
    </PinnedMapFrame>
  );
}
