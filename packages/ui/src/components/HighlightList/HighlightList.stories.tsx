import type { Meta, StoryObj } from '@storybook/react-vite';
import { HighlightList } from './HighlightList.tsx';

const meta = {
  title: 'Components/HighlightList',
  component: HighlightList,
  args: {
    highlights: [
      { title: 'Ramengränden', text: 'Tre kök, en kö och en kaiju.' },
      { title: 'Retrogatan', text: 'Spel från 1977 till 2004.' },
      { title: 'Arkadhallen', text: '120 kabinett på fri kredit.' },
    ],
  },
} satisfies Meta<typeof HighlightList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { highlights: ['Ramengränden', 'Retrogatan', 'Arkadhallen', 'Konsolhörnan'] } };
