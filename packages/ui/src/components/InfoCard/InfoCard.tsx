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
  /** The heading. */
  title: string;
  /** Where the card leads; without it the card only tells. */
  href?: string | undefined;
  /** The link of its title in place of that of `href`, as that of a router with options of its own. */
  render?: RenderElement | undefined;
  /** Whether `href` is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** With `alt` when the picture says more than the title. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Shape of the picture. */
  ratio?: '4:3' | '16:9' | '1:1' | undefined;
  /** Below 768 px: the picture above the words, or a row with a small picture before them and no `actionText`. */
  mobileLayout?: 'column' | 'row' | undefined;
  /** A word above the title, in pixel type. */
  kicker?: string | undefined;
  /** Words that look like the link; the title stays its name. */
  actionText?: string | undefined;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Ground of the card. */
  tone?: Band | undefined;
  /** Text under the title. */
  children?: ReactNode;
}

/** A card that leads to a page: picture, title, a few words. The whole card is the link. */
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
  tone = 'card',
  children,
  ...rest
}: InfoCardProps) {
  return (
    <InfoCardFrame
      data-component="InfoCard"
      data-band={tone}
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
