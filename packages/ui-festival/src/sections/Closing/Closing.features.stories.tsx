import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './Closing.fixtures.tsx';
import base from './Closing.stories.tsx';
import { Closing } from './Closing.tsx';

const meta = { ...base, title: 'Sections/Closing/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Two sections next to each other. */
export const Two: Story = varied(Closing, words, ({ items }) => ({ items: items.slice(0, 2) }));

const long = ['Volontärintresseanmälan', 'Arrangörsgruppsmedlemskap', 'Kommunikationskanaler', 'Kontaktuppgiftsformulär'];

/** Long words break inside their column. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { items: words.sv.items.map((item, index) => ({ ...item, title: long[index]! })) },
};
