import { mapPinGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from '../VideoEmbed/VideoEmbedFacade.tsx';

export interface MapEmbedProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'band' | 'frame'> {}

/** A map of another service, loaded on request, with a plain link to the same place there. */
export function MapEmbed(props: MapEmbedProps) {
  return <VideoEmbedFacade data-component="MapEmbed" {...props} glyph={mapPinGlyph} shape="wide" band="teal" />;
}
