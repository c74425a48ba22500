import { externalGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from '../VideoEmbed/VideoEmbedFacade.tsx';

export interface ExternalFormProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'tone' | 'frame' | 'poster'> {
  /** Height of the form in px; the frame is never lower. */
  minHeight: number;
}

/** A form of another service: fetched when asked for, or with `isLazy` when it comes near. */
export function ExternalForm({ minHeight, ...rest }: ExternalFormProps) {
  // An attribute and not a style: the page's policy allows no inline styles.
  return (
    <VideoEmbedFacade
      data-component="ExternalForm"
      {...rest}
      glyph={externalGlyph}
      shape="tall"
      tone="yellow"
      frame={{ height: minHeight }}
    />
  );
}
