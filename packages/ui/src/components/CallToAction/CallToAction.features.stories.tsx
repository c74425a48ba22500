import type { StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import base from './CallToAction.stories.tsx';

const meta = {
  ...base,
  title: 'Sections/CallToAction/Features',
  args: {
    title: 'Battle Pass',
    children: 'Every ticket sold lights a match. The more matches, the more in the box for everyone.',
    actions: (
      <>
        <Button tone="highlight" href="/tickets/battlepass">
          See the levels
        </Button>
        <LinkArrow href="/tickets" direction="none">
          Buy a ticket
        </LinkArrow>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Night: Story = { args: { band: 'night' } };

export const WithImage: Story = {
  args: { band: 'blue', image: { src: '/img/labels/streamer-avenue.svg', alt: '', width: 640, height: 480 } },
};

/** A heading of one long word is broken, not cut. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Funktionärsschemaläggningsmöte', children: 'Vi går igenom nyckelkvitteringsrutinerna och delar ut t-shirtar.' },
};

/** With a picture that fails to load. */
export const MissingImage: Story = { args: { band: 'blue', image: { src: '/img/none.svg', alt: '', width: 640, height: 480 } } };
