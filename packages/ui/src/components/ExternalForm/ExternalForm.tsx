import { externalGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from '../VideoEmbed/VideoEmbedFacade.tsx';

export interface ExternalFormProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'band' | 'frame' | 'poster'> {
  /** Minimum height of the frame in px. */
  minHeight: number;
}

/** A form of another service, loaded on request. */
export function ExternalForm({ minHeight, ...rest }: ExternalFormProps) {
  return (
    <VideoEmbedFacade
      data-component="ExternalForm"
      {...rest}
      glyph={externalGlyph}
      shape="tall"
      band="yellow"
      frame={{ height: minHeight }}
    />
  );
}
