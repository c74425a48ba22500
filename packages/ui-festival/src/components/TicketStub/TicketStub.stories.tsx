import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { TicketStub } from './TicketStub.tsx';

const meta = {
  title: 'Components/TicketStub',
  component: TicketStub,
  ...localized(TicketStub, {
    sv: {
      number: 1337,
      name: 'Elin Åström',
      bought: '13 december 2024 kl. 13.37',
      dateTime: '2024-12-13T13:37:02+01:00',
      labels: { ticket: 'Biljett', youAre: 'Du är nummer', buyer: 'Köpare', bought: 'Köpt' },
    },
    en: { bought: '13 December 2024, 13:37', labels: { ticket: 'Ticket', youAre: 'You are number', buyer: 'Buyer', bought: 'Bought' } },
  }),
} satisfies Meta<typeof TicketStub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
