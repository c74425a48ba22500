import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
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

export const Default: Story = {};

export const Playground: Story = { args: { name: 'faq' } };
