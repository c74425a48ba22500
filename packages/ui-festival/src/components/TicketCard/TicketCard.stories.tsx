import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketCard } from './TicketCard.tsx';
import { ticketTones } from './TicketCard.variants.ts';

const meta = {
  title: 'Components/TicketCard',
  component: TicketCard,
  args: {
    title: 'LAN',
    kicker: 'Egen plats i hallen',
    facts: ['Bord, stol och 10 Gbit', 'Sovsal eller tältplats', 'Alla fyra dygnen'],
    action: { href: 'https://tickets.tand.example/sv/lan', text: 'Köp LAN-biljett', isExternal: true },
  },
} satisfies Meta<typeof TicketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'red', price: '995 kr', priceNote: '1 195 kr från 1 maj', isMain: true },
  argTypes: { tone: { control: 'select', options: ticketTones } },
};
