import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './TravelLine.fixtures.ts';
import base from './TravelLine.stories.tsx';
import { TravelLine } from './TravelLine.tsx';

const meta = { ...base, title: 'Components/TravelLine/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A single stop is a match head without a stick. */
export const One: Story = varied(TravelLine, words, ({ stops }) => ({ stops: stops.slice(-1) }));

/** A long word breaks. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { stops: [{ headline: 'Kollektivtrafikresenärsinformationsdisken', text: 'Kort text.', leg: 'Ersättningsbussförbindelse' }] },
};
