import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './FaqPage.fixtures.tsx';
import base from './FaqPage.stories.tsx';
import { FaqPage } from './FaqPage.tsx';

const meta = { ...base, title: 'Patterns/FaqPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A search leaves the matching groups. */
export const Searching: Story = varied(FaqPage, words, ({ groups }) => ({ groups: groups.slice(1, 2) }));

/** No group matches the search. */
export const Empty: Story = { args: { groups: [] } };

/** A long word in a question breaks. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    groups: [
      {
        id: 'lan',
        title: 'Nätverksanslutningsförutsättningar',
        items: [{ id: 'cable', title: 'Hur lång är nätverkskabelsanslutningskontakten?', content: 'Tio meter.' }],
      },
    ],
  },
};
