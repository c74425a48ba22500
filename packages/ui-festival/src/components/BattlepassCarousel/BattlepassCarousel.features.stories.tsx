import type { StoryObj } from '@storybook/react-vite';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { localized } from '../../test/localized.tsx';
import base from './BattlepassCarousel.stories.tsx';
import { battlepassLevels } from './BattlepassCarousel.fixtures.ts';

const meta = { ...base, title: 'Components/BattlepassCarousel/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** On the night band of the home page, with its heading. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="night">
      <base.render {...args} header={<Heading level={2}>Battle Pass</Heading>} />
    </Section>
  ),
};

/** No level is reached yet. */
export const AllLeft: Story = localized(base.render, {
  sv: { levels: battlepassLevels.sv.map(level => ({ ...level, isUnlocked: false })) },
  en: { levels: battlepassLevels.en.map(level => ({ ...level, isUnlocked: false })) },
});

/** Without levels both buttons are disabled. */
export const Empty: Story = { args: { levels: [] } };

export const One: Story = localized(base.render, {
  sv: { levels: battlepassLevels.sv.slice(0, 1) },
  en: { levels: battlepassLevels.en.slice(0, 1) },
});
