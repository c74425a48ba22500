import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './Article.fixtures.tsx';
import base from './Article.stories.tsx';
import { Article } from './Article.tsx';

const meta = { ...base, title: 'Sections/Article/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without caption, date of update, link and `aside`. */
export const Short: Story = { args: { caption: undefined, updated: undefined, more: undefined, aside: undefined } };

/** The link leads to another site. */
export const Outside: Story = varied(Article, words, (_, lang) => ({
  more: {
    text: { sv: 'Till biljettkassan', en: 'To the ticket shop' }[lang],
    href: `https://tickets.tand.example/${lang}`,
    isExternal: true,
  },
}));

/** A headline of one long word. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Biljettförsäljningsstartsförberedelserna', category: 'Festivalförberedelser' },
};
