import { playGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from './VideoEmbedFacade.tsx';

export interface VideoEmbedProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'tone' | 'frame' | 'isLazy'> {}

/** A film on another service, fetched when asked for. `poster` is a picture of ours. */
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
