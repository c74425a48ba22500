import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Not sent' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning' }, argTypes: { tone: { control: 'inline-radio', options: badgeTones } } };
