import { mapPinGlyph } from '../Icon/index.ts';
import { Facade, type FacadeProps } from '../VideoEmbed/Facade.tsx';

export interface MapEmbedProps extends Omit<FacadeProps, 'glyph' | 'shape' | 'tone' | 'frame' | 'isLazy'> {}

/** A map of another service, fetched when asked for; the plain link leads to the same place there. */
export function MapEmbed(props: MapEmbedProps) {
  return <Facade data-component="MapEmbed" {...props} glyph={mapPinGlyph} shape="wide" tone="teal" />;
}
