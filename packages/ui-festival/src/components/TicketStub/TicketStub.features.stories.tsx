import type { StoryObj } from '@storybook/react-vite';
import base from './TicketStub.stories.tsx';

const meta = { ...base, title: 'Components/TicketStub/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A long name wraps. */
export const LongName: Story = { args: { name: 'Föreningen Pixelvännerna i Norra Smålands Inland, lokalavdelning Huskvarna' } };

export const LargeNumber: Story = { args: { number: 104_729 } };

/** A name without spaces breaks inside the stub. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { name: 'Skärgårdsdatorföreningssekreterarställföreträdarsson' } };
