import type { StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../LinkArrow/index.ts';
import base from './Statement.stories.tsx';

const meta = {
  ...base,
  title: 'Sections/Statement/Features',
  args: {
    title: 'Thank you for this year',
    children: 'The dust has settled in the hall and we are already counting the days.',
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** After the festival. */
export const Over: Story = { args: { band: 'night', actions: <LinkArrow href="/news">Read the news</LinkArrow> } };

/** Text only. */
export const WithoutAction: Story = { args: { band: 'pink' } };

/** A title of one long word is broken, not cut. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Rekordmångahundratusen', children: 'Entréstatistiksammanställningen kommer i augusti.' },
};
