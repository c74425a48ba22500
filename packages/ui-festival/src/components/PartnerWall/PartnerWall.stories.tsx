import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerTile, type PartnerLettering } from '../PartnerTile/index.ts';
import { PartnerWall, partnerWallColumns } from './PartnerWall.tsx';

const partners: [string, PartnerLettering][] = [
  ['Elgiganten', 'black'],
  ['ASUS ROG', 'narrow'],
  ['TCL', 'wide'],
  ['Saab', 'wide'],
  ['Vimla', 'plate'],
  ['VHD Media', 'pixel'],
  ['Husqvarna', 'wide'],
  ['Arla', 'black'],
  ['Cancerfonden', 'wide'],
  ['Backforce', 'narrow'],
];
const meta = {
  title: 'Components/PartnerWall',
  component: PartnerWall,
  args: {
    children: partners.map(([name, lettering]) => <PartnerTile key={name} name={name} lettering={lettering} href="/partners" />),
  },
} satisfies Meta<typeof PartnerWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 6 }, argTypes: { columns: { control: 'inline-radio', options: partnerWallColumns } } };
