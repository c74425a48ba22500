import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    id: 'volume',
    label: 'Volume',
    hint: 'Eleven is one louder than ten.',
    children: <input id="volume" type="range" min={0} max={11} defaultValue={7} aria-describedby="volume-hint" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { error: '' } };
