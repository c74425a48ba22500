export const feedTypes = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;

export const feeds = [
  { file: 'rss.xml', name: 'RSS', type: feedTypes['rss.xml'] },
  { file: 'atom.xml', name: 'Atom', type: feedTypes['atom.xml'] },
  { file: 'feed.json', name: 'JSON Feed', type: feedTypes['feed.json'] },
] as const;
