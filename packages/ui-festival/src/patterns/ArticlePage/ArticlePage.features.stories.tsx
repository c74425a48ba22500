import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ArticlePage.fixtures.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  title: 'Patterns/ArticlePage/Features',
  component: ArticlePage,
  args: { ...words.sv },
  render: localized(ArticlePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text alone: no caption, no way on, nothing before or after it. */
export const Short: Story = {
  args: { caption: undefined, updated: undefined, more: undefined, neighbours: undefined, share: undefined },
};

/** The way on leads outside. */
export const Outside: Story = { args: { more: { text: 'Till biljettkassan', href: 'https://tickets.tand.example/sv', isExternal: true } } };

/** The very first article has none after it to read. */
export const Empty: Story = { args: { related: { ...words.sv.related, items: [] }, neighbours: undefined } };

/** A headline of one long word. */
export const LongWords: Story = { args: { title: 'Biljettförsäljningsstartsförberedelserna', category: 'Festivalförberedelser' } };
