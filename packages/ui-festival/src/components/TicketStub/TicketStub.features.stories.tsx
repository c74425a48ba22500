import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketStub } from './TicketStub.tsx';

const meta = {
  title: 'Components/TicketStub/Features',
  component: TicketStub,
  args: {
    number: 1337,
    name: 'Elin Åström',
    bought: '13 december 2024 kl. 13.37',
    dateTime: '2024-12-13T13:37:02+01:00',
    labels: { ticket: 'Biljett', youAre: 'Du är nummer', buyer: 'Köpare', bought: 'Köpt' },
  },
} satisfies Meta<typeof TicketStub>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long name wraps. */
export const LongName: Story = { args: { name: 'Föreningen Pixelvännerna i Norra Smålands Inland, lokalavdelning Huskvarna' } };

/** A large number. */
export const LargeNumber: Story = { args: { number: 104_729 } };

/** A name without a space breaks beside the number. */
export const LongWords: Story = { args: { name: 'Skärgårdsdatorföreningssekreterarställföreträdarsson' } };
