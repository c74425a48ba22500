import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './ArticlePage.fixtures.tsx';
import base from './ArticlePage.stories.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const meta = { ...base, title: 'Patterns/ArticlePage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the text: no caption, no link, no neighbours. */
export const Short: Story = {
  args: { caption: undefined, updated: undefined, more: undefined, neighbours: undefined, share: undefined },
};

/** The link leads to another site. */
export const Outside: Story = varied(ArticlePage, words, (_, lang) => ({
  more: {
    text: { sv: 'Till biljettkassan', en: 'To the ticket shop' }[lang],
    href: `https://tickets.tand.example/${lang}`,
    isExternal: true,
  },
}));

/** An article without related ones. */
export const Empty: Story = varied(ArticlePage, words, ({ related }) => ({ related: { ...related, items: [] }, neighbours: undefined }));

/** A headline of one long word. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Biljettförsäljningsstartsförberedelserna', category: 'Festivalförberedelser' },
};
