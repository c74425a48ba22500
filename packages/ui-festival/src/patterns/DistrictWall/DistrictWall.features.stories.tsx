import type { StoryObj } from '@storybook/react-vite';
import { data } from './DistrictWall.fixtures.ts';
import base from './DistrictWall.stories.tsx';

const meta = { ...base, title: 'Patterns/DistrictWall/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** On the page of a district its own label is the current one. */
export const Current: Story = { args: { current: 'neon-district' } };

/** Seven labels, no eighth tile. */
export const WithoutMap: Story = { args: { map: undefined } };

/** One district. */
export const One: Story = { args: { districts: data.districts.slice(0, 1), map: undefined } };
