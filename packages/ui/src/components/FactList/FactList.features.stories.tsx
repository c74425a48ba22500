import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './FactList.stories.tsx';
import { FactList } from './FactList.tsx';

const meta = { ...base, title: 'Components/FactList/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  args: {
    facts: [
      { title: 'Friday', text: 'The lounge opens at 12:00.' },
      { title: 'Saturday', text: 'Breakfast from 07:00.' },
      { title: 'Sunday', text: 'Last orders at 22:00.' },
    ],
  },
};

export const OnPink: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="pink" padding="compact">
      <FactList {...args} />
    </Section>
  ),
};

/** No facts: nothing is drawn. */
export const Empty: Story = { args: { facts: [] } };

export const One: Story = { args: { facts: ['Doors open at 10:00.'] } };

/** Twelve facts. */
export const Many: Story = {
  args: {
    facts: [
      'Screen',
      'Computer',
      'Keyboard',
      'Mouse and mouse mat',
      'Headphones',
      'Network cable, 10 metres',
      'Earthed extension lead',
      'Sleeping bag',
      'Sleeping mat',
      'Towel',
      'Earplugs',
      'Proof of identity',
    ],
  },
};

/** A long word breaks next to its match. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { facts: [{ title: 'Laddstolpsplatser', text: 'Elbilsladdningsabonnemangsnumret skrivs upp vid parkeringsvaktsskjulet.' }] },
};
