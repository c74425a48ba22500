import type { CSSProperties } from 'react';
import { playGlyph } from '../Icon/index.ts';
import { VideoEmbedFacade, type VideoEmbedFacadeProps } from './VideoEmbedFacade.tsx';

/** Also read by MapEmbed and ExternalForm. */
export interface VideoEmbedVariables extends CSSProperties {
  /** Background colour before it is loaded. */
  '--ui-video-embed-background'?: string | undefined;
  /** Text colour. */
  '--ui-video-embed-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-video-embed-border'?: string | undefined;
  /** Border radius. */
  '--ui-video-embed-radius'?: string | undefined;
  /** Gap between frame and link. */
  '--ui-video-embed-gap'?: string | undefined;
}

export interface VideoEmbedProps extends Omit<VideoEmbedFacadeProps, 'glyph' | 'shape' | 'band' | 'frame' | 'isLazy'> {}

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
