import type { Meta, StoryObj } from '@storybook/react-vite';
import { bands } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Join the crew',
    children: 'Without you it is just a dark hall. Three shifts, food in the crew kitchen and a shirt that’s yours to keep.',
    actions: (
      <Button href="/crew" size="large">
        Sign up
      </Button>
    ),
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { band: 'yellow', striker: 'none', padding: 'base' },
  argTypes: { band: { control: 'select', options: bands } },
};
