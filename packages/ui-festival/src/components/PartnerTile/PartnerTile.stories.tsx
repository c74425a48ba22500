import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerTile, partnerPatterns, partnerLetterings, partnerSizes, partnerBands } from './PartnerTile.tsx';

const meta = {
  title: 'Components/PartnerTile',
  component: PartnerTile,
  args: { name: 'Husqvarna', href: '/partners/husqvarna' },
} satisfies Meta<typeof PartnerTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { lettering: 'black', isMark: false, size: 'base', band: 'yellow', pattern: 'rays' },
  argTypes: {
    lettering: { control: 'select', options: partnerLetterings },
    size: { control: 'inline-radio', options: partnerSizes },
    band: { control: 'select', options: partnerBands },
    pattern: { control: 'inline-radio', options: partnerPatterns },
  },
};
