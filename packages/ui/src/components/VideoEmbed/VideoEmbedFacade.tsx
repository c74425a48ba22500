import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type IframeHTMLAttributes, type ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { Band } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type Glyph } from '../Icon/index.ts';
import { attachEmbed } from './attachEmbed.ts';
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
  band: Band;
  /** Content shown until the frame is loaded, uncropped and uncovered. */
  poster?: ReactNode;
  frame?: Pick<IframeHTMLAttributes<HTMLIFrameElement>, 'allow' | 'allowFullScreen' | 'height'> | undefined;
}

/** Shared by all embeds: no request to another service before a press, and always a plain link. */
export function VideoEmbedFacade(props: VideoEmbedFacadeProps) {
  const { src, title, href, labels, glyph, shape, band, poster, frame, ref, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') requireProps('VideoEmbed, MapEmbed or ExternalForm', { src, title, href, labels });
  const root = useRef<HTMLElement>(null);
  useEffect(() => attachEmbed(root.current!), []);
  const attributes = {
    src,
    title,
    // The frame is of another origin: its scripts and storage have no access to this page.
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
    referrerPolicy: 'strict-origin-when-cross-origin',
    ...frame,
  } as const;
  return (
    <VideoEmbedFrame {...rest} ref={useMemo(() => mergeRefs(root, ref), [ref])}>
      {/* For another address the button is shown again. */}
      <VideoEmbedBox key={src} data-band={band} data-shape={shape} data-frame={JSON.stringify(attributes)}>
        {poster}
        <VideoEmbedAsk data-beside={Boolean(poster) || undefined}>
          <Button size="large" aria-label={`${labels.load}: ${title}`} data-needs-script>
            <Icon glyph={glyph} />
            {labels.load}
          </Button>
          {labels.notice && <VideoEmbedNotice>{labels.notice}</VideoEmbedNotice>}
        </VideoEmbedAsk>
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
