import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@tand/ui/foundations/Section';
import { Button } from '@tand/ui/components/Button';
import { phaseTones } from './PhaseNotice.variants.ts';
import { PhaseNotice } from './PhaseNotice.tsx';

const meta = {
  title: 'Components/PhaseNotice/Features',
  component: PhaseNotice,
  args: {
    phase: 'Sista dagarna',
    title: 'Biljetterna tar snart slut',
    actions: <Button href="/tickets">Köp biljett</Button>,
  },
  argTypes: { tone: { control: 'inline-radio', options: phaseTones } },
} satisfies Meta<typeof PhaseNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the tickets are released. */
export const Coming: Story = {
  args: { tone: 'coming', phase: 'Snart', title: 'Biljettsläpp den 13 december kl. 13.37', actions: null },
};

/** After the festival. */
export const Over: Story = {
  args: {
    tone: 'over',
    phase: 'Tack för i år',
    title: 'Asken är stängd. Vi ses nästa juni.',
    actions: <Button href="/news">Läs hur det gick</Button>,
  },
};

/** On the yellow band. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <PhaseNotice {...args} />
    </Section>
  ),
};

/** Long words break between the match and the button. */
export const LongWords: Story = { args: { phase: 'Förhandsbokningsperiod', title: 'Tidigbokningsrabattkoderna skickas ut i dag' } };
