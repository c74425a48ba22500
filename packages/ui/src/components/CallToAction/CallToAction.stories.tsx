import type { Meta, StoryObj } from '@storybook/react-vite';
import { bands } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Patterns/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Bli crew',
    children: 'Utan dig blir det bara en mörk hall. Tre pass, mat i crewköket och en tröja du får behålla.',
    actions: (
      <Button href="/crew" size="large">
        Anmäl dig
      </Button>
    ),
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'yellow', striker: 'none', padding: 'base' },
  argTypes: { tone: { control: 'select', options: bands } },
};
