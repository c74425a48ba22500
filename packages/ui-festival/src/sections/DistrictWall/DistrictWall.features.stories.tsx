import type { StoryObj } from '@storybook/react-vite';
import { data, words } from './DistrictWall.fixtures.ts';
import base from './DistrictWall.stories.tsx';

const meta = { ...base, title: 'Sections/DistrictWall/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The label of the page's district is marked as current. */
export const Current: Story = { args: { current: 'neon-district' } };

/** Seven labels without an eighth tile. */
export const WithoutMap: Story = { args: { map: undefined } };

/** A long caption on the tile of the map. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { map: { ...words.sv.map, text: 'Stadsdelsöversiktskartläggning' } },
};

/** In place of a label that fails to load, the name is shown. */
export const MissingImage: Story = {
  args: { districts: data.districts.map(district => ({ ...district, image: { ...district.image, src: '/img/none.svg' } })) },
};

export const One: Story = { args: { districts: data.districts.slice(0, 1), map: undefined } };
