/** The feeds of the news by their files' names below `/{lang}/news/`, and their media types. */
export const feedTypes = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;
