import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './LabelPress.tsx';

const meta = {
  title: 'Components/LabelPress/Features',
  component: LabelPress,
  args: { image: picture, isStruck: false, children: <p>Skriv ett smeknamn eller ditt nummer, eller ingenting alls.</p> },
} satisfies Meta<typeof LabelPress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is struck: wood and black. */
export const Unstruck: Story = {};

/** While it is being drawn its room is kept. */
export const Empty: Story = { args: { image: undefined } };
