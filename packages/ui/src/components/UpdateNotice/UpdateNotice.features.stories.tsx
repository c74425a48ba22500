import type { StoryObj } from '@storybook/react-vite';
import base from './UpdateNotice.stories.tsx';

const meta = { ...base, title: 'Components/UpdateNotice/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed: the new version is on its way, and neither button can be pressed twice. */
export const Updating: Story = { args: { isUpdating: true } };

/** Words of any length wrap; the buttons go below them. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    labels: {
      text: 'Programpunktsuppdateringsmeddelande: schemat och kartorna har ändrats sedan du öppnade sidan, och den nya versionen ligger redan på din telefon.',
      update: 'Ladda om och visa den nya versionen',
      dismiss: 'Fortsätt läsa den gamla',
    },
  },
};

/** Nothing to update: the empty region waits, so that what comes later is announced. */
export const Closed: Story = { args: { open: false } };
