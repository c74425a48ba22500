import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Components/KeyValueList/Features',
  component: KeyValueList,
  args: {
    items: [
      { label: 'När', value: '13–16 juni 2025' },
      { label: 'Var', value: 'Elmia, Jönköping' },
      { label: 'Insläpp', value: 'Fredag kl. 10.00' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values in the display face. */
export const Large: Story = { args: { size: 'large' } };

/** On another ground. */
export const OnWood: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="wood" padding="compact">
      <KeyValueList {...args} />
    </Section>
  ),
};

/** No pairs: no rules either. */
export const Empty: Story = { args: { items: [] } };

/** A single pair. */
export const One: Story = { args: { items: [{ label: 'Lagstorlek', value: '5 spelare och 1 reserv' }] } };

/** Long words break on both sides. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Utslagningsturneringsformat', value: 'Dubbelutslagningsturneringsmatcherna spelas i bäst av tre' },
      { label: 'Plats', value: 'Stora scenen' },
    ],
  },
};
