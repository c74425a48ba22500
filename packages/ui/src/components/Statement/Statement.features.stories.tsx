import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../LinkArrow/index.ts';
import { Statement } from './Statement.tsx';

const meta = {
  title: 'Patterns/Statement/Features',
  component: Statement,
  parameters: { layout: 'fullscreen' },
  args: { kicker: '13–16 juni', title: 'Tack för i år', children: 'Dammet har lagt sig i hallen och vi räknar redan dagar.' },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the festival. */
export const Over: Story = { args: { tone: 'night', actions: <LinkArrow href="/news">Läs nyheterna</LinkArrow> } };

/** Only words. */
export const WithoutAction: Story = { args: { tone: 'pink' } };

/** A title of one long word is broken, not cut. */
export const LongWords: Story = {
  args: { kicker: 'Besöksstatistik', title: 'Rekordmångahundratusen', children: 'Entréstatistiksammanställningen kommer i augusti.' },
};
