import { playGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from './VideoEmbedFacade.tsx';
import type { Variables } from '../../styles/variables.ts';

/** Custom properties, which MapEmbed and ExternalForm use too. */
export type VideoEmbedVariables = Variables<'video-embed', 'background' | 'color' | 'border' | 'radius' | 'gap'>;

export interface VideoEmbedProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'band' | 'frame'> {}

/** A film of another service, loaded on request; `poster` is a local picture. */
export function VideoEmbed(props: VideoEmbedProps) {
  return (
    <VideoEmbedFacade
      data-component="VideoEmbed"
      {...props}
      glyph={playGlyph}
      shape="video"
      band="blue"
      frame={{ allow: 'autoplay; fullscreen; picture-in-picture', allowFullScreen: true }}
    />
  );
}
