import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Button } from '../Button/index.ts';
import { externalGlyph, Icon, mapPinGlyph, playGlyph } from '../Icon/index.ts';
import { attachEmbed } from './attachEmbed.ts';
import { EmbedAsk, EmbedBox, EmbedCaption, EmbedFrame, EmbedNotice } from './Embed.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type EmbedVariables = Variables<'embed', 'background' | 'color' | 'border' | 'radius' | 'gap'>;

const kinds = {
  video: { glyph: playGlyph, band: 'blue', frame: { allow: 'autoplay; fullscreen; picture-in-picture', allowFullScreen: true } },
  map: { glyph: mapPinGlyph, band: 'teal', frame: {} },
  form: { glyph: externalGlyph, band: 'yellow', frame: {} },
};

export interface EmbedLabels {
  load: string;
  notice?: string | undefined;
  direct: string;
  /** Text in brackets after the link, which opens a new tab. */
  newTab: string;
}

export interface EmbedProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What is embedded, which sets icon, colour and shape. */
  kind: keyof typeof kinds;
  /** Address of the embedded page, requested only after a press. */
  src: string;
  /** Name of the content, in the names of frame, button and link. */
  title: string;
  /** Address of the same content, for the link below the frame. */
  href: string;
  /** Texts of the button, the notice and the link. */
  labels: EmbedLabels;
  /** Picture shown until the button is pressed. */
  poster?: ReactNode;
  /** Height of the frame of a form, in px. Default: 150, as in HTML. */
  height?: number | undefined;
}

/** A film, map or form of another service, requested after a press. */
export function Embed(props: EmbedProps) {
  const { kind, src, title, href, labels, poster, height, ref, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') requireProps('Embed', { kind: kinds[kind], src, title, href, labels });
  const { glyph, band, frame } = kinds[kind];
  const root = useRef<HTMLElement>(null);
  useEffect(() => attachEmbed(root.current!), []);
  const attributes = {
    src,
    title,
    // `allow-same-origin` is safe for a frame of another origin.
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
    referrerPolicy: 'strict-origin-when-cross-origin',
    ...frame,
    height,
  } as const;
  return (
    <EmbedFrame data-component="Embed" data-kind={kind} {...rest} ref={useMemo(() => mergeRefs(root, ref), [ref])}>
      <EmbedBox key={src} data-band={band} data-frame={JSON.stringify(attributes)}>
        {poster}
        <EmbedAsk data-beside={Boolean(poster) || undefined}>
          <Button size="large" aria-label={`${labels.load}: ${title}`} data-needs-script>
            <Icon glyph={glyph} />
            {labels.load}
          </Button>
          {labels.notice && <EmbedNotice>{labels.notice}</EmbedNotice>}
        </EmbedAsk>
      </EmbedBox>
      <EmbedCaption>
        <NewTabLink href={href} newTab={labels.newTab}>
          {labels.direct}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </NewTabLink>
      </EmbedCaption>
    </EmbedFrame>
  );
}
