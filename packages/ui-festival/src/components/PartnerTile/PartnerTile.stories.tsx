import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerTile } from './PartnerTile.tsx';
import { partnerGrounds, partnerLetterings, partnerLooks, partnerSizes, partnerTones } from './PartnerTile.variants.ts';

const meta = {
  title: 'Components/PartnerTile',
  component: PartnerTile,
  args: { name: 'Husqvarna', href: '/partners/husqvarna' },
} satisfies Meta<typeof PartnerTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { lettering: 'black', variant: 'label', size: 'base', tone: 'yellow', ground: 'rays', isExternal: false },
  argTypes: {
    lettering: { control: 'select', options: partnerLetterings },
    variant: { control: 'inline-radio', options: partnerLooks },
    size: { control: 'inline-radio', options: partnerSizes },
    tone: { control: 'select', options: partnerTones },
    ground: { control: 'inline-radio', options: partnerGrounds },
  },
};
