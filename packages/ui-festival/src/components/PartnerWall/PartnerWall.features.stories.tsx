import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tand/ui/foundations/Stack';
import { PartnerTile } from '../PartnerTile/index.ts';
import { PartnerWall } from './PartnerWall.tsx';

const meta = { title: 'Components/PartnerWall/Features', component: PartnerWall } satisfies Meta<typeof PartnerWall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The presenting partner fills a row, the main partners share one. */
export const Tiers: Story = {
  render: () => (
    <Stack gap={5}>
      <PartnerWall columns={1} aria-label="Elgiganten">
        <PartnerTile name="Elgiganten" size="large" href="/partners/elgiganten" />
      </PartnerWall>
      <PartnerWall columns={3} aria-label="ASUS ROG, TCL, Saab">
        <PartnerTile name="ASUS ROG" lettering="narrow" href="/partners/asus-rog" />
        <PartnerTile name="TCL" lettering="wide" href="/partners/tcl" />
        <PartnerTile name="Saab" lettering="wide" href="/partners/saab" />
      </PartnerWall>
    </Stack>
  ),
};

/** With an uneven number the last cells are empty, not black. */
export const Uneven: Story = {
  args: {
    columns: 4,
    children: ['Vimla', 'Arla', 'Husqvarna', 'Cancerfonden', 'Backforce'].map(name => <PartnerTile key={name} name={name} />),
  },
};

/** Without partners it renders nothing. */
export const Empty: Story = { args: { children: [] } };

export const One: Story = { args: { children: <PartnerTile name="Husqvarna" href="/partners/husqvarna" /> } };

const twelve = [
  'Elgiganten',
  'ASUS ROG',
  'TCL',
  'Saab',
  'Vimla',
  'Jönköping Energi',
  'VHD Media',
  'Cancerfonden',
  'Husqvarna',
  'Arla',
  'Backforce',
  'Elmia',
];

/** Twelve partners fill two rows. */
export const Many: Story = { args: { children: twelve.map(name => <PartnerTile key={name} name={name} href="/partners" />) } };

/** Marks in ruled cells, three in a row on phones. */
export const Marks: Story = {
  args: { hasMarks: true, children: twelve.map(name => <PartnerTile key={name} name={name} isMark href="/partners" />) },
};
