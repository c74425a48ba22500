import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './KeyValueList.stories.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = { ...base, title: 'Components/KeyValueList/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Boxes, with the values in the display typeface. */
export const Large: Story = { args: { size: 'large' } };

export const OnWood: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="wood" padding="compact">
      <KeyValueList {...args} />
    </Section>
  ),
};

/** Without pairs nothing is visible, not even lines. */
export const Empty: Story = { args: { items: [] } };

export const One: Story = { args: { items: [{ label: 'Team size', value: '5 players and 1 reserve' }] } };

/** Long words break, both in labels and in values. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    items: [
      { label: 'Utslagningsturneringsformat', value: 'Dubbelutslagningsturneringsmatcherna spelas i bäst av tre' },
      { label: 'Plats', value: 'Stora scenen' },
    ],
  },
};
