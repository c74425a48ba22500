import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Patterns/CallToAction/Features',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Battle Pass',
    children: 'Varje såld biljett tänder en sticka. Ju fler stickor, desto mer i asken för alla.',
    actions: (
      <>
        <Button variant="accent" href="/tickets/battlepass">
          Se nivåerna
        </Button>
        <LinkArrow href="/tickets" direction="none">
          Köp biljett
        </LinkArrow>
      </>
    ),
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the night band. */
export const Night: Story = { args: { tone: 'night' } };

/** With a picture. */
export const WithImage: Story = {
  args: { tone: 'blue', image: { src: '/img/labels/streamer-avenue.svg', alt: '', width: 640, height: 480 } },
};

/** A heading of one long word is broken, not cut. */
export const LongWords: Story = {
  args: { title: 'Funktionärsschemaläggningsmöte', children: 'Vi går igenom nyckelkvitteringsrutinerna och delar ut t-shirtar.' },
};

/** A picture that does not come leaves its room, and the words as they are. */
export const MissingImage: Story = { args: { tone: 'blue', image: { src: '/img/none.svg', alt: '', width: 640, height: 480 } } };
