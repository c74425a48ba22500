import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './Closing.fixtures.tsx';
import { Closing } from './Closing.tsx';

const meta = {
  title: 'Patterns/Closing/Features',
  component: Closing,
  args: { ...data, ...words.sv },
  render: localized(Closing, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Closing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two things to do stand beside each other. */
export const Two: Story = { args: { items: words.sv.items.slice(0, 2) } };

const long = ['Volontärintresseanmälan', 'Arrangörsgruppsmedlemskap', 'Kommunikationskanaler', 'Kontaktuppgiftsformulär'];

/** Long words break inside their column. */
export const LongWords: Story = { args: { items: words.sv.items.map((item, index) => ({ ...item, title: long[index]! })) } };
