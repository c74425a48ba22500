import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          This year the hall is split into seven districts. Read more about <a href="/universe/districts">the districts</a> and what happens
          in them.
        </p>
        <h2>What to bring</h2>
        <ul>
          <li>Computer, screen, keyboard and mouse</li>
          <li>An extension lead of at least two metres</li>
          <li>Sleeping bag and mat</li>
        </ul>
        <blockquote>
          <p>I came for the tournament and stayed for the breakfast.</p>
        </blockquote>
        <h3>The network</h3>
        <p>Every table has a 10 Gbit socket. Five-metre cables can be borrowed at the information desk.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lang: 'en' } };
