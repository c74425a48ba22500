import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import type { PictureSource } from '../Picture/index.ts';
import { NewsCardCover, NewsCardFrame, NewsCardLink, NewsCardMeta, NewsCardPreview, NewsCardTitle } from './NewsCard.styles.ts';

interface NewsCardLook extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The headline. */
  title: string;
  /** Cover, 16:9. It is decoration; the title says what the article is about. */
  image: PictureSource;
  /** Topic in one word. */
  category?: string | undefined;
  /** The day in words, and as `YYYY-MM-DD` or an ISO instant. */
  date?: { text: string; dateTime: string } | undefined;
  /** The first words of the article. */
  preview?: string | undefined;
  /** The first of a list: bigger title. */
  isFeature?: boolean | undefined;
  /** Level of the title. */
  level?: 2 | 3 | 4 | undefined;
}
export interface NewsCardAsLinkProps extends NewsCardLook {
  /** Address of the article. */
  href: string;
  /** Left out: what has an address is a link already. */
  render?: undefined;
}
export interface NewsCardAsOtherProps extends NewsCardLook {
  /** Left out: the element has it. */
  href?: undefined;
  /** The link of its title in place of that of `href`, as that of a router with options of its own. */
  render: RenderElement;
}
export type NewsCardProps = NewsCardAsOtherProps | NewsCardAsLinkProps;

/** A news item in a list; the whole card is its link. */
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
