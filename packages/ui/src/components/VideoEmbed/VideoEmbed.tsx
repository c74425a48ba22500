import { playGlyph } from '../Icon/index.ts';
import { Facade, type FacadeProps } from './Facade.tsx';

export interface VideoEmbedProps extends Omit<FacadeProps, 'glyph' | 'shape' | 'tone' | 'frame' | 'isLazy'> {}

/** A film on another service, fetched when asked for. `poster` is a picture of ours. */
export function VideoEmbed(props: VideoEmbedProps) {
  return (
    <Facade
      data-component="VideoEmbed"
      {...props}
      glyph={playGlyph}
      shape="video"
      tone="blue"
      frame={{ allow: 'autoplay; fullscreen; picture-in-picture', allowFullScreen: true }}
    />
  );
}
