import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/FactList/Features',
  component: FactList,
  args: {
    facts: [
      'Hallen är öppen dygnet runt från fredag kl. 10.00.',
      'Två eluttag och 10 Gbit per plats.',
      'Det finns vatten på fyra ställen i hallen.',
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Facts with a title. */
export const Titled: Story = {
  args: {
    facts: [
      { title: 'Fredag', text: 'Loungen öppnar kl. 12.00.' },
      { title: 'Lördag', text: 'Frukost från kl. 07.00.' },
      { title: 'Söndag', text: 'Sista beställning kl. 22.00.' },
    ],
  },
};

/** Side by side where there is room. */
export const TwoColumns: Story = { args: { columns: 2 } };

/** On a coloured band. */
export const OnPink: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="pink" padding="compact">
      <FactList {...args} />
    </Section>
  ),
};

/** No facts: nothing is drawn. */
export const Empty: Story = { args: { facts: [] } };

/** A single fact. */
export const One: Story = { args: { facts: ['Insläppet öppnar kl. 10.00.'] } };

/** Twelve facts in two columns. */
export const Many: Story = {
  args: {
    columns: 2,
    facts: [
      'Skärm',
      'Dator',
      'Tangentbord',
      'Mus och musmatta',
      'Hörlurar',
      'Nätverkskabel, 10 meter',
      'Grenuttag med jord',
      'Sovsäck',
      'Liggunderlag',
      'Handduk',
      'Öronproppar',
      'Legitimation',
    ],
  },
};

/** A long word breaks beside its match. */
export const LongWords: Story = {
  args: { facts: [{ title: 'Laddstolpsplatser', text: 'Elbilsladdningsabonnemangsnumret skrivs upp vid parkeringsvaktsskjulet.' }] },
};
