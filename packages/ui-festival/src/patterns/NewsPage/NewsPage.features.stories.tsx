import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { noNewsIn, staleIn } from '../../test/words.tsx';
import { words } from './NewsPage.fixtures.ts';
import base from './NewsPage.stories.tsx';
import { NewsPage } from './NewsPage.tsx';

const meta = { ...base, title: 'Patterns/NewsPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** One topic, which fits on one page. */
export const Topic: Story = varied(NewsPage, words, ({ topics, items, pager }, lang) => {
  const food = { sv: 'Mat', en: 'Food' }[lang];
  return {
    title: { sv: 'Nyheter: Mat', en: 'News: Food' }[lang],
    topics: { ...topics, items: topics.items.map(topic => ({ ...topic, isCurrent: topic.text === food })) },
    items: items.filter(({ category }) => category === food),
    count: { sv: '1 nyhet', en: '1 item' }[lang],
    pager: { ...pager, total: 1 },
  };
});

/** Without news. */
export const Empty: Story = varied(NewsPage, words, (_, lang) => ({
  items: [],
  count: { sv: '0 nyheter', en: '0 items' }[lang],
  empty: {
    sv: 'Här är det tomt än så länge. Titta in igen om ett par dagar.',
    en: 'Nothing here yet. Look in again in a couple of days.',
  }[lang],
  pager: undefined,
  topics: undefined,
}));

/** Fetching failed, and the device has nothing saved. */
export const Failed: Story = varied(NewsPage, words, (_, lang) => ({
  items: null,
  count: undefined,
  pager: undefined,
  topics: undefined,
  notice: noNewsIn(lang),
}));

/** Shows data that was fetched earlier. */
export const Stale: Story = varied(NewsPage, words, (_, lang) => ({ notice: staleIn(lang) }));

/** Long headlines break inside their cards. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { items: words.sv.items.map(item => ({ ...item, title: 'Biljettförsäljningsstartsförberedelserna' })) },
};
