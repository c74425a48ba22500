import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { battlepassLabels } from '../BattlepassCard/BattlepassCard.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import { battlepassLevels } from './BattlepassCarousel.fixtures.ts';
import { BattlepassCarousel } from './BattlepassCarousel.tsx';

const meta = {
  title: 'Components/BattlepassCarousel/Features',
  component: BattlepassCarousel,
  args: { label: 'Nivåer i Battle Pass', labels: { ...carouselLabels.sv, ...battlepassLabels }, levels: battlepassLevels },
} satisfies Meta<typeof BattlepassCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the night band of the home page, with its heading. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="night">
      <BattlepassCarousel {...args} header={<Heading level={2}>Battle Pass</Heading>} />
    </Section>
  ),
};

/** Nothing is reached yet. */
export const AllLeft: Story = { args: { levels: battlepassLevels.map(level => ({ ...level, isUnlocked: false })) } };

/** No levels are set yet: both buttons are at their end. */
export const Empty: Story = { args: { levels: [] } };

/** A single level. */
export const One: Story = { args: { levels: battlepassLevels.slice(0, 1) } };
