import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { attachHero } from './attachHero.ts';
import { HeroBox, type HeroBoxProps } from './HeroBox.tsx';
import { HeroStill, type HeroStillProps } from './HeroStill.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Icon, pauseGlyph, playGlyph } from '../Icon/index.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import {
  HeroActions,
  HeroArt,
  HeroDate,
  HeroFrame,
  HeroBackground,
  HeroInfo,
  HeroPause,
  HeroRays,
  HeroStrip,
  HeroText,
  HeroTitle,
} from './Hero.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type HeroVariables = Variables<'hero', 'background' | 'color' | 'border' | 'gap' | 'font' | 'date-font'>;

export interface HeroPull {
  href: string;
  text: string;
  /** Pictures of the drawer, each further out; ignored if `image` has layers. */
  frames?: readonly PictureSource[] | undefined;
}

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Lines of the heading, stretched to about equal width. */
  lines: readonly string[];
  /** Place and dates, in pixel type. */
  date?: string | undefined;
  /** Button and link below the introduction. */
  actions?: ReactNode;
  /** Picture of the box: layers that move, or one still picture. */
  image?: HeroBoxProps | HeroStillProps | undefined;
  /** Background behind the box: rays, or a picture. @default 'rays' */
  background?: 'rays' | PictureSource | undefined;
  /** Colours of background, rays and text. @default 'yellow' */
  band?: 'yellow' | 'pink' | 'wood' | undefined;
  /** Link and pictures of a drawer that can be pulled out. */
  pull?: HeroPull | undefined;
  /** Texts of the button that pauses motion, which exists only with them and with layers in `image`. */
  labels?: { pause: string; play: string } | undefined;
  /** Content of the striker: the countdown, or a call to action. */
  strip?: ReactNode;
  /** Introduction of one or two sentences. */
  children?: ReactNode;
}

function widthOf(line: string, longest: number) {
  if (line.length === longest && longest > 9) return 'longest';
  return line.length > 7 ? 'middle' : 'short';
}

/** Average width of a letter in em, by `data-width` of the line. */
const letter = { short: 1.12, middle: 1.03, longest: 0.88 } as const;
const emsOf = (lines: readonly string[], longest: number) =>
  Math.max(
    ...lines.map(line => {
      const narrow = line.match(/[il .,’!?-]/gi)?.length ?? 0;
      const wide = line.match(/[mw]/gi)?.length ?? 0;
      return Math.ceil((line.length - narrow / 2 + wide / 2) * letter[widthOf(line, longest)] * 2) / 2;
    }),
  );

/** The top of the home page: heading, matchbox and striker. */
export function Hero({
  lines,
  date,
  actions,
  image,
  background = 'rays',
  band = 'yellow',
  labels,
  pull,
  strip,
  children,
  ref,
  ...rest
}: HeroProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Hero', { lines });
  const root = useRef<HTMLElement>(null);
  useEffect(() => attachHero(root.current!), []);
  const longest = Math.max(...lines.map(line => line.length));
  const ems = emsOf(lines, longest);
  return (
    <HeroFrame
      data-component="Hero"
      data-hero=""
      data-band={band}
      data-background={background === 'rays' ? undefined : 'picture'}
      {...rest}
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
    >
      {background === 'rays' ? (
        <HeroRays />
      ) : (
        <HeroBackground data-part="background">
          <Picture {...background} alt="" isPriority />
        </HeroBackground>
      )}
      <HeroTitle
        data-marked={lines.slice(1).some(line => /\p{M}/u.test(line.normalize('NFD'))) || undefined}
        // Lines below 8 em fit at the largest size; lines above 14 em break.
        style={ems >= 8 && ems <= 14 ? { '--ems': ems } : undefined}
      >
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && ' '}
            <span data-width={widthOf(line, longest)}>{line}</span>
          </Fragment>
        ))}
      </HeroTitle>
      <HeroInfo>
        {date && <HeroDate>{date}</HeroDate>}
        {children && <HeroText>{children}</HeroText>}
        {(actions || pull) && (
          <HeroActions>
            {actions}
            {pull && (
              <LinkArrow direction="none" href={pull.href} data-pull="">
                {pull.text}
              </LinkArrow>
            )}
          </HeroActions>
        )}
      </HeroInfo>
      {image && (
        <HeroArt data-part="art" data-front="" data-pull={pull && ''}>
          {'picture' in image ? <HeroStill {...image} frames={pull?.frames} /> : <HeroBox {...image} />}
        </HeroArt>
      )}
      {image && !('picture' in image) && labels && (
        <HeroPause type="button" data-part="motion">
          <span data-part="pause">
            <Icon glyph={pauseGlyph} />
            <VisuallyHidden>{labels.pause}</VisuallyHidden>
          </span>
          <span data-part="play" hidden>
            <Icon glyph={playGlyph} />
            <VisuallyHidden>{labels.play}</VisuallyHidden>
          </span>
        </HeroPause>
      )}
      <HeroStrip data-band="striker">{strip}</HeroStrip>
    </HeroFrame>
  );
}
