import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { TicketCard, ticketBands } from './TicketCard.tsx';

const meta = {
  title: 'Components/TicketCard',
  component: TicketCard,
  ...localized(TicketCard, {
    sv: {
      title: 'LAN',
      kicker: 'Egen plats i hallen',
      children: 'Bord, stol och 10 Gbit',
      action: { href: 'https://tickets.tand.example/sv/lan', text: 'Köp LAN-biljett', isExternal: true },
    },
    en: {
      kicker: 'A seat of your own in the hall',
      children: 'Table, chair and 10 Gbit',
      action: { href: 'https://tickets.tand.example/en/lan', text: 'Buy a LAN ticket', isExternal: true },
    },
  }),
} satisfies Meta<typeof TicketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  ...localized(meta.render, {
    sv: { band: 'red', price: '995 kr', isMain: true },
    en: { price: 'SEK 995' },
  }),
  argTypes: { band: { control: 'select', options: ticketBands } },
};
