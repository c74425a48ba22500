import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HeroBox, type HeroBoxProps } from './HeroBox.tsx';
import { HeroMotion, type HeroMotionProps } from './HeroMotion.tsx';
import { HeroStill, type HeroStillProps } from './HeroStill.tsx';
import { LinkArrow } from '../LinkArrow/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { usePull, type HeroPull } from './usePull.ts';
import {
  HeroActions,
  HeroArt,
  HeroDate,
  HeroFrame,
  HeroGround,
  HeroInfo,
  HeroRays,
  HeroStrip,
  HeroText,
  HeroTitle,
} from './Hero.styles.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, line by line; short lines are set wider, so that all fill the measure. */
  lines: readonly string[];
  /** Place and dates, in pixel type. */
  date?: string | undefined;
  /** A button and a link. */
  actions?: ReactNode;
  /** The open box in its layers, by day and night, with a cut for phones; or the box at another moment, in one picture. */
  image?: HeroBoxProps | HeroStillProps | undefined;
  /** Behind the box: rays, or a picture that fills the room. @default 'rays' */
  ground?: 'rays' | PictureSource | undefined;
  /** The band's colour under rays. @default 'yellow' */
  tone?: 'yellow' | 'pink' | 'wood' | undefined;
  /** The drawer can be pulled out by hand, by key and by a link, and leads into the city. */
  pull?: HeroPull | undefined;
  /** Texts of the button that stops what moves; it belongs to `image`. */
  labels?: HeroMotionProps['labels'] | undefined;
  /** What stands in the striker: the countdown, or the call to action that follows it. */
  strip?: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
}

/** The longest line is set narrowest, a short one widest, so that they end together (the width rule of our lettering). */
function widthOf(line: string, longest: number) {
  if (line.length === longest && longest > 9) return 'longest';
  return line.length > 7 ? 'middle' : 'short';
}

/** How wide a letter is set at most, in em of a desktop. */
const letter = { short: 1.12, middle: 1.03, longest: 0.88 } as const;
/** The width of the widest line in em, in halves; the size of the heading follows it, so that no line is cut. */
const emsOf = (lines: readonly string[], longest: number) =>
  Math.max(
    ...lines.map(line => {
      const narrow = line.match(/[il .,’!?-]/gi)?.length ?? 0;
      const wide = line.match(/[mw]/gi)?.length ?? 0;
      return Math.ceil((line.length - narrow / 2 + wide / 2) * letter[widthOf(line, longest)] * 2) / 2;
    }),
  );

/** The top of the home page: rays, the heading by the width rule, the open box, the striker with the countdown. */
export function Hero({ lines, date, actions, image, ground = 'rays', tone = 'yellow', labels, pull, strip, children, ...rest }: HeroProps) {
  const { art, link, out, isHeld } = usePull(pull);
  const longest = Math.max(...lines.map(line => line.length));
  return (
    <HeroFrame data-component="Hero" data-hero="" data-band={tone} data-ground={ground === 'rays' ? undefined : 'picture'} {...rest}>
      {ground === 'rays' ? (
        <HeroRays />
      ) : (
        <HeroGround data-part="ground">
          <Picture {...ground} alt="" isPriority />
        </HeroGround>
      )}
      <HeroTitle data-ems={emsOf(lines, longest)} data-marked={lines.slice(1).some(line => /[ÅÄÖÉÜ]/i.test(line)) || undefined}>
        {lines.map((line, index) => (
          <span key={line} data-width={widthOf(line, longest)}>
            {line}
            {index < lines.length - 1 && ' '}
          </span>
        ))}
      </HeroTitle>
      <HeroInfo>
        {date && <HeroDate>{date}</HeroDate>}
        {children && <HeroText>{children}</HeroText>}
        {(actions || pull) && (
          <HeroActions>
            {actions}
            {pull && (
              <LinkArrow direction="none" href={pull.href} data-pull="" {...link}>
                {pull.text}
              </LinkArrow>
            )}
          </HeroActions>
        )}
      </HeroInfo>
      {image && (
        <HeroArt data-part="art" data-front="" {...art}>
          {'picture' in image ? <HeroStill {...image} frames={isHeld ? pull?.frames : []} out={out} /> : <HeroBox {...image} />}
        </HeroArt>
      )}
      {image && !('picture' in image) && labels && <HeroMotion labels={labels} />}
      <HeroStrip data-band="striker">{strip}</HeroStrip>
    </HeroFrame>
  );
}
