import { playGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from './VideoEmbedFacade.tsx';

export interface VideoEmbedProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'tone' | 'frame' | 'isLazy'> {}

/** A film of another service, loaded on request; `poster` is a local picture. */
export function VideoEmbed(props: VideoEmbedProps) {
  return (
    <VideoEmbedFacade
      data-component="VideoEmbed"
      {...props}
      glyph={playGlyph}
      shape="video"
      tone="blue"
      frame={{ allow: 'autoplay; fullscreen; picture-in-picture', allowFullScreen: true }}
    />
  );
}
