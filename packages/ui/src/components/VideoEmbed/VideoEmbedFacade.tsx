import { useEffect, useRef, useState, type ComponentPropsWithRef, type IframeHTMLAttributes, type ReactNode } from 'react';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { Band } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type Glyph } from '../Icon/index.ts';
import { VideoEmbedAsk, VideoEmbedBox, VideoEmbedCaption, VideoEmbedFrame, VideoEmbedNotice } from './VideoEmbed.styles.ts';

export interface EmbedLabels {
  load: string;
  notice?: string | undefined;
  direct: string;
  newTab: string;
}

export interface VideoEmbedFacadeProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Address of the embedded page, requested only after a press. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  /** Address of the same content for a new tab. */
  href: string;
  /** Texts of the button, the notice and the link. */
  labels: EmbedLabels;
  glyph: Glyph;
  shape: 'video' | 'wide' | 'tall';
  tone: Band;
  /** Content shown until the frame is loaded, uncropped and uncovered. */
  poster?: ReactNode;
  frame?: IframeHTMLAttributes<HTMLIFrameElement> | undefined;
  /** Whether the frame is rendered at once with lazy loading, without a press. */
  isLazy?: boolean | undefined;
}

/** Shared by all embeds: no request to another service before a press, and always a plain link. */
export function VideoEmbedFacade(props: VideoEmbedFacadeProps) {
  const { src, title, href, labels, glyph, shape, tone, poster, frame, isLazy = false, ...rest } = props;
  const [isAsked, setAsked] = useState(false);
  const iframe = useRef<HTMLIFrameElement>(null);
  // The pressed button is removed: focus moves to the frame.
  useEffect(() => {
    if (isAsked) iframe.current?.focus();
  }, [isAsked]);
  const isLoaded = isAsked || isLazy;
  return (
    <VideoEmbedFrame {...rest}>
      <VideoEmbedBox data-band={tone} data-shape={shape} data-loaded={isLoaded || undefined}>
        {isLoaded ? (
          <iframe
            ref={iframe}
            src={src}
            title={title}
            loading={isLazy ? 'lazy' : undefined}
            // The frame is of another origin: its scripts and storage have no access to this page.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
            {...frame}
          />
        ) : (
          <>
            {poster}
            <VideoEmbedAsk data-beside={Boolean(poster) || undefined}>
              <Button size="large" aria-label={`${labels.load}: ${title}`} onClick={() => setAsked(true)}>
                <Icon glyph={glyph} />
                {labels.load}
              </Button>
              {labels.notice && <VideoEmbedNotice>{labels.notice}</VideoEmbedNotice>}
            </VideoEmbedAsk>
          </>
        )}
      </VideoEmbedBox>
      <VideoEmbedCaption>
        <NewTabLink href={href} newTab={labels.newTab}>
          {labels.direct}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </NewTabLink>
      </VideoEmbedCaption>
    </VideoEmbedFrame>
  );
}
