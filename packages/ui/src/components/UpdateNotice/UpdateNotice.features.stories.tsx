import type { StoryObj } from '@storybook/react-vite';
import base from './UpdateNotice.stories.tsx';

const meta = { ...base, title: 'Components/UpdateNotice/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Long text wraps, with the buttons below. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    labels: {
      text: 'Programpunktsuppdateringsmeddelande: schemat och kartorna har ändrats sedan du öppnade sidan, och den nya versionen ligger redan på din telefon.',
      update: 'Ladda om och visa den nya versionen',
      dismiss: 'Fortsätt läsa den gamla',
    },
  },
  parameters: { docs: { source: { code: '<UpdateNotice labels={labels} onUpdate={update} onDismiss={dismiss} />' } } },
};

/** Without an update the live region is rendered with a hidden box, so that a later message is announced. */
export const Closed: Story = {
  args: { open: false },
  parameters: { docs: { source: { code: '<UpdateNotice open={false} labels={labels} onUpdate={update} onDismiss={dismiss} />' } } },
};
