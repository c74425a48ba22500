import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../LinkArrow/index.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = { title: 'Components/SectionHeader/Features', component: SectionHeader, args: { title: 'News' } } satisfies Meta<
  typeof SectionHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a link next to the title, or below it on phones. */
export const WithAction: Story = { args: { actions: <LinkArrow href="/news">All news</LinkArrow> } };

/** Long titles are set narrower. */
export const LongTitle: Story = { args: { title: 'Questions and answers about tickets, seats and sleeping halls' } };

/** A title of one long word is broken, not cut. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Ljudnivåmätningsrapporterna', lead: 'Decibelgränsvärdesöverskridanden redovisas varje morgon.' },
};
