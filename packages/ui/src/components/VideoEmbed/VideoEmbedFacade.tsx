import { useEffect, useRef, useState, type ComponentPropsWithRef, type IframeHTMLAttributes, type ReactNode } from 'react';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { Band } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type Glyph } from '../Icon/index.ts';
import { VideoEmbedAsk, VideoEmbedBox, VideoEmbedCaption, VideoEmbedFrame, VideoEmbedNotice } from './VideoEmbed.styles.ts';

export interface EmbedLabels {
  /** The button that fetches it. */
  load: string;
  /** Says whose content comes, and when. */
  notice?: string | undefined;
  /** The plain link beside it. */
  direct: string;
  /** Said after the link. */
  newTab: string;
}

export interface VideoEmbedFacadeProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Address of the foreign page; asked for only after a press. */
  src: string;
  /** Names the frame. */
  title: string;
  /** The same content in a tab of its own. */
  href: string;
  /** What is said before the frame is loaded, and the name of the button. */
  labels: EmbedLabels;
  glyph: Glyph;
  shape: 'video' | 'wide' | 'tall';
  tone: Band;
  /** What stands in the frame's place until it is asked for; the whole of it shows, and nothing lies over it. */
  poster?: ReactNode;
  frame?: IframeHTMLAttributes<HTMLIFrameElement> | undefined;
  /** Skips the question: the frame is in the page, and fetched when it comes near. */
  isLazy?: boolean | undefined;
}

/** What all embeds share: nothing foreign is fetched before a press, and a plain link stands beside. */
export function VideoEmbedFacade(props: VideoEmbedFacadeProps) {
  const { src, title, href, labels, glyph, shape, tone, poster, frame, isLazy = false, ...rest } = props;
  const [isAsked, setAsked] = useState(false);
  const iframe = useRef<HTMLIFrameElement>(null);
  // The pressed button is gone; focus goes on to what it brought.
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
            // The frame is of another origin, so its own scripts and storage give it nothing of ours.
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
