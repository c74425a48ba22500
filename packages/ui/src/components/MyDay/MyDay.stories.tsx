import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { myDay } from './MyDay.fixtures.ts';
import { MyDay } from './MyDay.tsx';

const meta = { title: 'Components/MyDay', component: MyDay, globals: { clock: 'during' }, args: myDay } satisfies Meta<typeof MyDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onFavouriteClick: fn() } };
