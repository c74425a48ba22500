import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import type { Band } from '@tand/ui/tokens';
import { Button } from '@tand/ui/components/Button';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { Prose } from '@tand/ui/components/Prose';
import type { MoreLink } from '../TitledSection/index.ts';
import { ArticlePageColumns, ArticlePageFigure } from './ArticlePage.styles.ts';

/** A day in words, and as an ISO instant. */
export interface ArticlePageDate {
  /** The day in words. */
  text: string;
  /** The same as ISO 8601. */
  dateTime: string;
}

export interface ArticlePageTextProps {
  /** The headline. */
  title: string;
  /** The first paragraph, set larger. */
  lead: string;
  /** Topic in one word. */
  category?: string | undefined;
  /** The day it was published. */
  published: ArticlePageDate;
  /** The day of the last change that matters. */
  updated?: ArticlePageDate | undefined;
  /** Who wrote it, how long it takes to read; after the dates. */
  byline?: readonly string[] | undefined;
  /** Cover, 16:9; the caption says what it shows. */
  image: PictureSource;
  /** Stands below the picture. */
  caption?: string | undefined;
  /** What the cover shows, for those who do not see it; without it the caption or the title says it. */
  alt?: string | undefined;
  /** Where the article leads. */
  more?: MoreLink | undefined;
  /** Ground of the opening band. */
  tone?: Band | undefined;
  /** The article's own paragraphs, lists and headings. */
  children?: ReactNode;
}

interface ArticlePageTextSurroundings {
  /** Above the topic. */
  opening: ReactNode;
  /** Beside the text, or below it. */
  aside: ReactNode;
}

/** The article itself, from its topic to the way on. */
export function ArticlePageText(props: ArticlePageTextProps & ArticlePageTextSurroundings) {
  const { title, lead, category, published, updated, byline = [], image, caption, alt = '', more, children, tone, opening, aside } = props;
  return (
    <article>
      <Section tone={tone} striker="bottom" padding="compact">
        <Stack gap={6}>
          {opening}
          <Grid columns={2} gap="loose" align="center">
            <Stack gap={4}>
              <Text size="pixel" tone="red">
                {category}
              </Text>
              <Heading level={1} size="title">
                {title}
              </Heading>
              <Text size="lead">{lead}</Text>
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
            </Stack>
            <ArticlePageFigure>
              <Picture {...image} alt={alt} isFramed isPriority data-front="" />
              {caption && (
                <Text element="figcaption" tone="muted" size="small">
                  {caption}
                </Text>
              )}
            </ArticlePageFigure>
          </Grid>
        </Stack>
      </Section>
      <Section padding="compact">
        <ArticlePageColumns>
          <Stack gap={6}>
            <Prose>{children}</Prose>
            {more && (
              <p>
                <Button href={more.href} isExternal={more.isExternal}>
                  {more.text}
                </Button>
              </p>
            )}
          </Stack>
          {aside}
        </ArticlePageColumns>
      </Section>
    </article>
  );
}
