import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../Prose/index.ts';
import { TextSection } from './TextSection.tsx';

const meta = {
  title: 'Components/TextSection',
  component: TextSection,
  args: {
    id: 'find',
    title: 'Finding your way',
    children: (
      <Prose>
        <p>Lost? Look down. The floor tape has the colour of the district, and the number on the nearest post is the one on the map.</p>
        <p>If that does not help, ask anyone in a vest. They have been lost too.</p>
      </Prose>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
