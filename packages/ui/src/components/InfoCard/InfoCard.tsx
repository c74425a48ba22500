import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Band } from '../../tokens/index.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import type { PictureSource } from '../Picture/index.ts';
import {
  InfoCardAction,
  InfoCardBody,
  InfoCardFrame,
  InfoCardKicker,
  InfoCardLink,
  InfoCardPicture,
  InfoCardTitle,
} from './InfoCard.styles.ts';

export interface InfoCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Text of the heading. */
  title: string;
  /** Address of the card's link. */
  href?: string | undefined;
  /** Element to render instead of the title's link. */
  render?: RenderElement | undefined;
  /** Whether `href` is another site, opened in a new tab. */
  isExternal?: boolean | undefined;
  /** Picture, with `alt` only if it adds to the title. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Aspect ratio of the picture. */
  ratio?: '4:3' | '1:1' | undefined;
  /** Layout below 768 px: picture above the text, or at its side and without `actionText`. */
  mobileLayout?: 'column' | 'row' | undefined;
  /** Word above the title, in pixel type. */
  kicker?: string | undefined;
  /** Text that looks like a link, shown only with `href` or `render`; hidden from assistive technology. */
  actionText?: string | undefined;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Background of the card. */
  band?: Band | undefined;
  /** Text under the title. */
  children?: ReactNode;
}

/** A card with picture and title; with `href`, one link covers the card. */
export function InfoCard({
  title,
  href,
  render,
  isExternal,
  image,
  ratio = '4:3',
  mobileLayout = 'column',
  kicker,
  actionText,
  level = 3,
  band = 'card',
  children,
  ...rest
}: InfoCardProps) {
  return (
    <InfoCardFrame
      data-component="InfoCard"
      data-band={band}
      data-linked={href || render ? true : undefined}
      data-mobile-layout={mobileLayout}
      {...rest}
    >
      {image && <InfoCardPicture {...image} alt={image.alt ?? ''} data-ratio={ratio} />}
      <InfoCardBody>
        {kicker && <InfoCardKicker>{kicker}</InfoCardKicker>}
        <InfoCardTitle as={`h${level}`}>
          {href || render ? (
            <InfoCardLink {...rendered(render, Link)} {...(!render && { href, isExternal })}>
              {title}
            </InfoCardLink>
          ) : (
            title
          )}
        </InfoCardTitle>
        {children && <div>{children}</div>}
        {actionText && (href || render) && <InfoCardAction aria-hidden="true">{actionText}</InfoCardAction>}
      </InfoCardBody>
    </InfoCardFrame>
  );
}
