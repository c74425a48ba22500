import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Picture, type PictureSource } from '../../components/Picture/index.ts';
import { Prose } from '../../components/Prose/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';

/** A day in words, and as an ISO instant. */
export interface ArticlePageDate {
  text: string;
  dateTime: string;
}

export interface ArticlePageTextProps {
  title: string;
  preamble: string;
  /** Topic in one word. */
  category?: string | undefined;
  published: ArticlePageDate;
  updated?: ArticlePageDate | undefined;
  /** Who wrote it, how long it takes to read; after the dates. */
  byline?: readonly string[] | undefined;
  /** Cover, 16:9; the caption says what it shows. */
  image: PictureSource;
  caption?: string | undefined;
  /** Where the article leads. */
  more?: MoreLink | undefined;
  /** The article's own paragraphs, lists and headings. */
  children?: ReactNode;
}

/** The article itself, from its topic to the way on. */
export function ArticlePageText(props: ArticlePageTextProps) {
  const { title, preamble, category, published, updated, byline = [], image, caption, more, children } = props;
  return (
    <article>
      <Stack gap={5}>
        <Text size="pixel" tone="red">
          {category}
        </Text>
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Text size="lead">{preamble}</Text>
        <Text tone="muted">
          <time dateTime={published.dateTime}>{published.text}</time>
          {updated && (
            <>
              {' · '}
              <time dateTime={updated.dateTime}>{updated.text}</time>
            </>
          )}
          {byline.map(text => ` · ${text}`)}
        </Text>
        <figure>
          <Picture {...image} alt="" isFramed isPriority />
          {caption && (
            <Text element="figcaption" tone="muted" size="small">
              {caption}
            </Text>
          )}
        </figure>
        <Prose>{children}</Prose>
        {more && (
          <p>
            <Button href={more.href} isExternal={more.isExternal}>
              {more.text}
            </Button>
          </p>
        )}
      </Stack>
    </article>
  );
}
