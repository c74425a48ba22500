import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../LinkArrow/index.ts';
import { Loader } from '../Loader/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Components/EmptyState/Features', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the spinning logo, as in the empty schedule. */
export const WithLoader: Story = {
  args: { title: 'Nothing in the programme fits the filters', visual: <Loader label="Waiting for the programme" /> },
};

/** An unknown person, with a link back. */
export const NotFound: Story = {
  args: {
    title: 'We don’t know that creator',
    actions: (
      <LinkArrow href="/creators" direction="back">
        See all creators
      </LinkArrow>
    ),
  },
};

/** A long word breaks; the sentence stays centred. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Inga brädspelsutlåningsreservationer', children: 'Brädspelsbiblioteksföreståndaren öppnar luckan kl. 12.00.' },
};
