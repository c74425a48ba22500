import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { PrizeTable } from './PrizeTable.tsx';

const meta = {
  title: 'Components/PrizeTable',
  component: PrizeTable,
  ...localized(PrizeTable, {
    sv: {
      currency: 'SEK',
      labels: { caption: 'Prispott', place: 'Placering', base: 'Grund', extended: 'Fullt startfält', total: 'Totalt', each: 'vardera' },
      rows: [
        { from: 1, base: 70_000, extended: 90_000 },
        { from: 2, base: 30_000, extended: 45_000 },
        { from: 3, base: 25_000, extended: 30_000 },
        { from: 4, base: 15_000, extended: 25_000 },
        { from: 5, to: 6, base: 6250, extended: 12_500 },
        { from: 7, to: 8, base: 3000, extended: 6250 },
        { from: 9, to: 12, extended: 2750 },
      ],
    },
    en: { labels: { caption: 'Prize pool', place: 'Place', base: 'Base', extended: 'Full field', total: 'Total', each: 'each' } },
  }),
} satisfies Meta<typeof PrizeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    rows: [
      { from: 1, base: 10_000 },
      { from: 2, to: 3, base: 2500 },
    ],
  },
  argTypes: { currency: { control: 'select', options: ['SEK', 'EUR', 'DKK'] } },
};
