import type { Islands } from '@tand/runtime/islands';

export const islands: Islands = {
  programme: { load: () => import('./programme.tsx'), texts: ['common', 'schedule', 'accessWords'], reads: ['programme'] },
  news: { load: () => import('./news.tsx'), texts: ['common', 'news'], reads: ['news'] },
  screen: { load: () => import('./screen.tsx'), texts: ['schedule'], reads: ['programme'] },
  search: { load: () => import('@tand/runtime/islands/search') },
  city: { load: () => import('./city.tsx'), reads: ['programme'] },
  label: { load: () => import('./label.tsx'), texts: ['label'] },
  results: { load: () => import('@tand/runtime/islands/results') },
  lookup: { load: () => import('./lookup.tsx'), texts: ['ticketsBattlepass', 'label'] },
};
