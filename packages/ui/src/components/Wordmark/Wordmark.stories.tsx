import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';
import { wordmarkBands, wordmarkVariants } from './Wordmark.variants.ts';

const meta = { title: 'Components/Wordmark', component: Wordmark, args: { label: 'TÄND' } } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'color', band: 'paper' },
  argTypes: {
    variant: { control: 'inline-radio', options: wordmarkVariants },
    band: { control: 'inline-radio', options: wordmarkBands },
  },
};
