import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TravelLine.fixtures.ts';
import { TravelLine } from './TravelLine.tsx';

const meta = { title: 'Components/TravelLine', component: TravelLine, ...localized(TravelLine, words) } satisfies Meta<typeof TravelLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
