import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import base from './Accordion.stories.tsx';
import { Accordion } from './Accordion.tsx';

const meta = { ...base, title: 'Components/Accordion/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = { args: { name: 'fragor' } };

export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <Accordion {...args} />
    </Section>
  ),
};

export const Opened: Story = {
  args: { name: 'fragor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where do people sleep?'));
    await waitFor(() => expect(canvas.getByText(/In the sleeping hall/)).toBeVisible());
    await expect(canvas.getByText(/Bring a screen/)).not.toBeVisible();
  },
};

export const Empty: Story = { args: { items: [] } };

export const One: Story = {
  args: { items: [{ id: 'hund', title: 'Can I bring my dog?', content: <p>Guide dogs are welcome. Other dogs are happier at home.</p> }] },
};

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
