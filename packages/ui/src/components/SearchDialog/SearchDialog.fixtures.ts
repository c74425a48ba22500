import type { SearchDialogLabels, SearchGroup, SearchResult } from './index.ts';

export const labels: SearchDialogLabels = {
  title: 'Search',
  close: 'Close the search',
  input: 'What are you looking for?',
  hint: 'Extension leads, breakfast or cosplay, for example',
  loading: 'Fetching the search index…',
  failed: { title: 'Search couldn’t start', text: 'You seem to be offline.', retry: 'Try again', retrying: 'Trying…' },
  count: count => (count === 1 ? '1 result' : `${count} results`),
  none: query => `Nothing matches “${query}”.`,
  suggestions: 'Popular searches',
};

export const groups: readonly SearchGroup[] = [
  {
    id: 'schedule',
    title: 'The schedule',
    results: [
      {
        id: 'a',
        title: 'Cosplay Open',
        href: '/schedule?day=1',
        meta: 'Saturday 14 June, 15:00, Main Stage',
        text: 'Anyone can walk the stage.',
      },
      { id: 'b', title: 'Cosplay school', href: '/schedule?day=0', meta: 'Friday 13 June, 13:00, Rosa Helikopter' },
    ],
  },
  { id: 'faq', title: 'Questions and answers', results: [{ id: 'c', title: 'Can I bring a sword for my costume?', href: '/faq#props' }] },
  { id: 'news', title: 'News', results: [] },
];

export const suggestions: readonly SearchResult[] = [
  { id: '/tickets', title: 'Tickets', href: '/tickets' },
  { id: '/schedule', title: 'Schedule', href: '/schedule' },
  { id: '/faq', title: 'Questions and answers', href: '/faq' },
];
