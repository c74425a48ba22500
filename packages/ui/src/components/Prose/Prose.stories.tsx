import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          I år står hela hallen i sju stadsdelar. Läs mer om <a href="/universe/districts">stadsdelarna</a> och vad som händer i dem.
        </p>
        <h2>Det här tar du med</h2>
        <ul>
          <li>Dator, skärm, tangentbord och mus</li>
          <li>Grenuttag på minst två meter</li>
          <li>Sovsäck och liggunderlag</li>
        </ul>
        <blockquote>
          <p>Jag kom för turneringen och stannade för frukosten.</p>
        </blockquote>
        <h3>Nätet</h3>
        <p>Varje bord har ett uttag med 10 Gbit. Kabel på fem meter finns att låna i informationen.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lang: 'sv' } };
