import type { StoryObj } from '@storybook/react-vite';
import base from './DiffRow.stories.tsx';

const meta = { ...base, title: 'Components/DiffRow/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty side says that it is empty. */
export const Added: Story = { args: { label: 'English text', before: '', after: 'Doors open at 10:00.' } };

/** Long words break inside their half. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    before: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen',
    after: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen öppnar klockan tio på lördag morgon.',
  },
};
