import type { RichNode } from '@tand/festival/markdown';
import type { ArticleView } from './views.ts';

/**
 * The article whose words the server puts in (`fillShell` of `@tand/server`): an item published after the build opens
 * with its own title and text before any script runs.
 */
export const shellArticle: Omit<ArticleView, 'body'> & { content: RichNode[] } = {
  id: 0,
  slug: '__NEWS_SLUG__',
  title: '__NEWS_HEADLINE__',
  preamble: '__NEWS_PREAMBLE__',
  preview: '',
  image: '__NEWS_IMAGE__',
  topic: '',
  published: '__NEWS_PUBLISHED__',
  author: '__NEWS_AUTHOR__',
  caption: '',
  content: [{ tag: 'p', children: ['__NEWS_BODY__'] }],
  minutes: 0,
};
