import type { StoryObj } from '@storybook/react-vite';
import { data, words } from './DistrictWall.fixtures.ts';
import base from './DistrictWall.stories.tsx';

const meta = { ...base, title: 'Sections/DistrictWall/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = { args: { current: 'neon-district' } };

export const WithoutMap: Story = { args: { map: undefined } };

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { map: { ...words.sv.map, text: 'Stadsdelsöversiktskartläggning' } },
};

export const MissingImage: Story = {
  args: { districts: data.districts.map(district => ({ ...district, image: { ...district.image, src: '/img/none.svg' } })) },
};

export const One: Story = { args: { districts: data.districts.slice(0, 1), map: undefined } };
