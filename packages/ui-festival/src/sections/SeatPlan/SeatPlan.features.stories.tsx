import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './SeatPlan.fixtures.ts';
import base from './SeatPlan.stories.tsx';
import { SeatPlan } from './SeatPlan.tsx';

const meta = { ...base, title: 'Sections/SeatPlan/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Districts without rows have a note instead. */
export const WithoutRows: Story = varied(SeatPlan, words, ({ places }) => ({
  places: places.map(place => ({ ...place, rows: undefined })),
  legend: [],
}));

/** Long names break. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { places: words.sv.places.map(place => ({ ...place, name: 'Brädspelshörnans förlängningsavdelning' })) },
};
