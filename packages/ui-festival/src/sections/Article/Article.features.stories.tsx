import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './Article.fixtures.tsx';
import base from './Article.stories.tsx';
import { Article } from './Article.tsx';

const meta = { ...base, title: 'Sections/Article/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { caption: undefined, updated: undefined, more: undefined, aside: undefined } };

export const Outside: Story = varied(Article, words, (_, lang) => ({
  more: {
    text: { sv: 'Till biljettkassan', en: 'To the ticket shop' }[lang],
    href: `https://tickets.tand.example/${lang}`,
    isExternal: true,
  },
}));

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Biljettförsäljningsstartsförberedelserna', category: 'Festivalförberedelser' },
};
