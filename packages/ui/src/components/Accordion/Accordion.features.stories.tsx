import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion/Features',
  component: Accordion,
  args: {
    items: [
      { id: 'dator', title: 'Får jag ta med egen dator?', content: <p>Ja. Ta med skärm, sladdar och ett grenuttag.</p>, isOpen: true },
      { id: 'sova', title: 'Var sover man?', content: <p>I sovsalen, i tält på gräset eller på hotell på gångavstånd.</p> },
      { id: 'alder', title: 'Finns det en åldersgräns?', content: <p>Nej. Under 13 år behövs en vuxen på plats.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one closes the others. */
export const OneAtATime: Story = { args: { name: 'fragor' } };

/** On yellow, where the sticks are paper. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <Accordion {...args} />
    </Section>
  ),
};

/** Opened by a press; its neighbour of the same name closes. */
export const Opened: Story = {
  args: { name: 'fragor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Var sover man?'));
    await waitFor(() => expect(canvas.getByText(/I sovsalen/)).toBeVisible());
    await expect(canvas.getByText(/Ta med skärm/)).not.toBeVisible();
  },
};

/** No questions yet: nothing is drawn. */
export const Empty: Story = { args: { items: [] } };

/** A single question. */
export const One: Story = {
  args: { items: [{ id: 'hund', title: 'Får hunden följa med?', content: <p>Ledarhundar är välkomna. Andra hundar mår bäst hemma.</p> }] },
};

/** A long word breaks before it reaches the matches. */
export const LongWords: Story = {
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
