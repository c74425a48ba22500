import type { SearchDialogLabels, SearchGroup, SearchResult } from './index.ts';

export const labels: SearchDialogLabels = {
  title: 'Sök',
  close: 'Stäng sökningen',
  input: 'Vad letar du efter?',
  hint: 'Till exempel grenuttag, frukost eller cosplay',
  loading: 'Hämtar sökregistret …',
  failed: { title: 'Sökningen kom inte igång', text: 'Du verkar vara utan nät.', retry: 'Försök igen', retrying: 'Försöker …' },
  count: count => (count === 1 ? '1 träff' : `${count} träffar`),
  none: query => `Inget passar på ”${query}”.`,
  suggestions: 'Det andra letar efter',
};

export const groups: readonly SearchGroup[] = [
  {
    id: 'schedule',
    title: 'Schemat',
    results: [
      {
        id: 'a',
        title: 'Cosplay Open',
        href: '/schedule?day=1',
        meta: 'Lördag 14 juni kl. 15.00, Stora scenen',
        text: 'Alla får gå över scenen.',
      },
      { id: 'b', title: 'Cosplayskola', href: '/schedule?day=0', meta: 'Fredag 13 juni kl. 13.00, Rosa Helikopter' },
    ],
  },
  { id: 'faq', title: 'Frågor och svar', results: [{ id: 'c', title: 'Får jag ha med svärd till dräkten?', href: '/faq#props' }] },
  { id: 'news', title: 'Nyheter', results: [] },
];

export const suggestions: readonly SearchResult[] = [
  { id: '/tickets', title: 'Biljetter', href: '/tickets' },
  { id: '/schedule', title: 'Schema', href: '/schedule' },
  { id: '/faq', title: 'Frågor och svar', href: '/faq' },
];
