import type { StoryWords } from '../../test/localized.tsx';
import { words as section } from '../NewsSection/NewsSection.fixtures.ts';
import type { NewsPageProps } from './NewsPage.tsx';

const topicsIn = (all: string, names: readonly string[]) => [
  { text: all, href: '/news', isCurrent: true },
  ...names.map((text, index) => ({ text, href: `/news/topic/${index + 1}`, isCurrent: false })),
];
const getHref = (page: number) => (page === 1 ? '/news' : `/news/page/${page}`);

export const words = {
  sv: {
    title: 'Nyheter',
    lead: 'Här släpper vi det först. Nyast ligger överst, precis som i en ny ask.',
    topics: { label: 'Välj ämne', items: topicsIn('Allt', ['Biljetter', 'Esport', 'Mat', 'Aktiviteter']) },
    count: 'Visar 1–6 av 14',
    items: section.sv.items,
    pager: {
      page: 1,
      total: 3,
      getHref,
      labels: { navigation: 'Sidor med nyheter', previous: 'Nyare', next: 'Äldre', page: (page: number) => `Sida ${page}` },
    },
    feeds: {
      label: 'Följ nyheterna i din egen läsare:',
      links: [
        { text: 'RSS', href: '/sv/news/rss.xml' },
        { text: 'Atom', href: '/sv/news/atom.xml' },
      ],
    },
    labels: { list: 'Alla nyheter' },
  },
  en: {
    title: 'News',
    lead: 'This is where it drops first. The newest is on top, as in a fresh box.',
    topics: { label: 'Choose a topic', items: topicsIn('Everything', ['Tickets', 'Esports', 'Food', 'Activities']) },
    count: 'Showing 1–6 of 14',
    items: section.en.items,
    pager: {
      page: 1,
      total: 3,
      getHref,
      labels: { navigation: 'Pages of news', previous: 'Newer', next: 'Older', page: (page: number) => `Page ${page}` },
    },
    feeds: {
      label: 'Follow the news in a reader of your own:',
      links: [
        { text: 'RSS', href: '/en/news/rss.xml' },
        { text: 'Atom', href: '/en/news/atom.xml' },
      ],
    },
    labels: { list: 'Everything we’ve published' },
  },
} satisfies StoryWords<NewsPageProps>;
