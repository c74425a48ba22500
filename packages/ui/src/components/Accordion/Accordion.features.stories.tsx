import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import base from './Accordion.stories.tsx';
import { Accordion } from './Accordion.tsx';

const meta = { ...base, title: 'Components/Accordion/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening an item closes the others. */
export const OneAtATime: Story = { args: { name: 'fragor' } };

/** On yellow, where the light theme gives the matchsticks the colour of paper. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <Accordion {...args} />
    </Section>
  ),
};

/** A press on a closed item opens it and closes the open one. */
export const Opened: Story = {
  args: { name: 'fragor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where do people sleep?'));
    await waitFor(() => expect(canvas.getByText(/In the sleeping hall/)).toBeVisible());
    await expect(canvas.getByText(/Bring a screen/)).not.toBeVisible();
  },
};

/** Without items nothing is visible. */
export const Empty: Story = { args: { items: [] } };

export const One: Story = {
  args: { items: [{ id: 'hund', title: 'Can I bring my dog?', content: <p>Guide dogs are welcome. Other dogs are happier at home.</p> }] },
};

/** A long word breaks before it reaches the icon. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    items: [
      {
        id: 'grenuttag',
        title: 'Vad gäller för grenuttagsförlängningssladdsvindor och överspänningsskyddsutrustning?',
        content: <p>Jordfelsbrytaranslutningsmärkningen ska synas. Crewet kontrollerar den vid insläppet.</p>,
        isOpen: true,
      },
    ],
  },
};
