import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = { title: 'Foundations/Text/Features', component: Text, args: { children: 'Jönköping 13–16 June' } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pixel type for dates and short labels, never for running text. */
export const Pixel: Story = { args: { size: 'pixel' } };

/** Larger, as below a title. */
export const Lead: Story = {
  args: { size: 'lead', children: 'Sleeping hall, showers and quiet hours come with every ticket for more than one day.' },
};

/** For secondary text. */
export const Muted: Story = { args: { tone: 'muted' } };
