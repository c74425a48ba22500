import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = {
  title: 'Components/UpdateNotice/Features',
  component: UpdateNotice,
  args: {
    labels: { text: 'Det finns en nyare version av sidan.', update: 'Uppdatera nu', dismiss: 'Inte nu' },
    onUpdate: fn(),
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed: the new version is on its way, and neither button can be pressed twice. */
export const Updating: Story = { args: { isUpdating: true } };

/** Words of any length wrap; the buttons go below them. */
export const LongWords: Story = {
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
