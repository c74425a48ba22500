import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark, wordmarkBands } from './Wordmark.tsx';

const meta = { title: 'Components/Wordmark', component: Wordmark, args: { label: 'TÄND' } } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isMono: false, band: 'paper' },
  argTypes: {
    band: { control: 'inline-radio', options: wordmarkBands },
  },
};
