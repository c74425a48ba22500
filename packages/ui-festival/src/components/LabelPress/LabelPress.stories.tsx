import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './LabelPress.tsx';

const meta = {
  title: 'Components/LabelPress',
  component: LabelPress,
  args: { image: picture, isStruck: true, children: <p>Skriv ett smeknamn eller ditt nummer, eller ingenting alls.</p> },
} satisfies Meta<typeof LabelPress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isStruck: false } };
