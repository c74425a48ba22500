import type { Mode } from '../palette.ts';
import type { Box } from '../svg.ts';

/** One picture of the build. Everything in it is data, so that it can be hashed and sent to a worker. */
export interface Picture {
  /** Path below img, without extension. */
  name: string;
  /** Module below src and its export that draws. Its import graph decides when the picture is drawn again. */
  module: string;
  draw: string;
  /** Arguments of the drawing function. */
  args: readonly unknown[];
  /** Set when the function returns a Scene instead of finished SVG. */
  scene?: { mode: Mode; pad?: number; box?: Box };
  /** Written as a raster instead of SVG. */
  raster?: { format: 'png' | 'ico'; width: number; colours?: number };
  /** Maximum size in bytes: of an SVG after brotli, of a raster as it is. */
  budget: number;
}

/** Data of a drawn picture. */
export interface Drawn {
  file: string;
  width: number;
  height: number;
  /** Size of the file. */
  bytes: number;
  /** Bytes over the wire: of an SVG after brotli. Missing after a quick build. */
  brotli?: number;
}

export const KB = 1024;
