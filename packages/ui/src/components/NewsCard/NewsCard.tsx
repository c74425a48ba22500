import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import type { PictureSource } from '../Picture/index.ts';
import { NewsCardCover, NewsCardFrame, NewsCardLink, NewsCardMeta, NewsCardPreview, NewsCardTitle } from './NewsCard.styles.ts';

interface NewsCardLook extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Text of the title. */
  title: string;
  /** Decorative cover, 16:9. */
  image: PictureSource;
  /** Topic in one word. */
  category?: string | undefined;
  /** Date in words, and as `YYYY-MM-DD` or an ISO instant. */
  date?: { text: string; dateTime: string } | undefined;
  /** First words of the article. */
  preview?: string | undefined;
  /** Whether title and preview are larger, as for the first item of a list. */
  isFeature?: boolean | undefined;
  /** Level of the title. */
  level?: 2 | 3 | 4 | undefined;
}
export interface NewsCardAsLinkProps extends NewsCardLook {
  /** Address of the article. */
  href: string;
  render?: undefined;
}
export interface NewsCardAsOtherProps extends NewsCardLook {
  href?: undefined;
  /** Element to render instead of the title's link, e.g. a router's link. */
  render: RenderElement;
}
export type NewsCardProps = NewsCardAsOtherProps | NewsCardAsLinkProps;

/** A news item in a list, covered by the link of its title. */
export function NewsCard({ title, href, render, image, category, date, preview, isFeature = false, level = 3, ...rest }: NewsCardProps) {
  return (
    <NewsCardFrame data-component="NewsCard" data-feature={isFeature || undefined} {...rest}>
      <NewsCardCover {...image} alt="" isFramed />
      {(category || date) && (
        <NewsCardMeta>
          {category && <span>{category}</span>}
          {date && <time dateTime={date.dateTime}>{date.text}</time>}
        </NewsCardMeta>
      )}
      <NewsCardTitle as={`h${level}`}>
        <NewsCardLink {...rendered(render, Link)} {...(!render && { href })}>
          {title}
        </NewsCardLink>
      </NewsCardTitle>
      {preview && <NewsCardPreview>{preview}</NewsCardPreview>}
    </NewsCardFrame>
  );
}
