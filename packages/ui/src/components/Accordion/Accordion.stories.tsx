import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'dator',
        title: 'Can I bring my own computer?',
        content: <p>Yes. Bring a screen, cables and an extension lead.</p>,
        isOpen: true,
      },
      {
        id: 'sova',
        title: 'Where do people sleep?',
        content: <p>In the sleeping hall, in a tent on the grass, or at a hotel within walking distance.</p>,
      },
      { id: 'alder', title: 'Is there an age limit?', content: <p>No, but anyone under 13 needs an adult on site.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'faq' } };
