import type { StoryObj } from '@storybook/react-vite';
import { Section } from '@tand/ui/foundations/Section';
import { Button } from '@tand/ui/components/Button';
import { localized } from '../../test/localized.tsx';
import base from './PhaseNotice.stories.tsx';

const meta = { ...base, title: 'Components/PhaseNotice/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the tickets are released. */
export const Coming: Story = localized(base.render, {
  sv: { state: 'upcoming', phase: 'Snart', title: 'Biljettsläpp den 13 december kl. 13.37', actions: null },
  en: { phase: 'Soon', title: 'Tickets go on sale on 13 December at 13:37' },
});

/** After the festival. */
export const Over: Story = localized(base.render, {
  sv: {
    state: 'past',
    phase: 'Tack för i år',
    title: 'Asken är stängd. Vi ses nästa juni.',
    actions: <Button href="/news">Läs hur det gick</Button>,
  },
  en: {
    phase: 'Thanks for this year',
    title: 'The box is closed. See you next June.',
    actions: <Button href="/news">Read how it went</Button>,
  },
});

/** On the yellow band. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <base.render {...args} />
    </Section>
  ),
};

/** Long words of the title break, so that icon and button stay in the row. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { phase: 'Förhandsbokningsperiod', title: 'Tidigbokningsrabattkoderna skickas ut i dag' },
};
