import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import { PrizeTable, prizeTotal, type PrizeRow } from './index.ts';

const rows: PrizeRow[] = [
  { from: 1, base: 70_000, extended: 90_000 },
  { from: 2, base: 30_000, extended: 45_000 },
  { from: 3, base: 25_000, extended: 30_000 },
  { from: 4, base: 15_000, extended: 25_000 },
  { from: 5, to: 6, base: 6250, extended: 12_500 },
  { from: 7, to: 8, base: 3000, extended: 6250 },
  { from: 9, to: 12, extended: 2750 },
];
const labels = { caption: 'Prispott', place: 'Placering', base: 'Grund', extended: 'Fullt startfält', total: 'Totalt', each: 'vardera' };
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent.replaceAll(/\s/g, ' '));

test('counts every place in the sums', () => {
  expect(prizeTotal(rows, 'base')).toBe(158_500);
  expect(prizeTotal(rows, 'extended')).toBe(238_500);
});

test('writes amounts in Swedish, with "vardera" for shared places and a dash for missing prizes', () => {
  render(<PrizeTable currency="SEK" rows={rows} labels={labels} />);
  const table = screen.getByRole('table', { name: 'Prispott' });
  expect(cells(within(table).getByRole('row', { name: /^1 / }))).toEqual(['70 000 kr', '90 000 kr']);
  expect(cells(within(table).getByRole('row', { name: /^5–6/ }))).toEqual(['6 250 kr vardera', '12 500 kr vardera']);
  expect(cells(within(table).getByRole('row', { name: /^9–12/ }))).toEqual(['–', '2 750 kr vardera']);
  expect(cells(within(table).getByRole('row', { name: /^Totalt/ }))).toEqual(['158 500 kr', '238 500 kr']);
});

test('writes amounts in English', () => {
  render(
    <LocaleProvider lang="en">
      <PrizeTable currency="SEK" rows={rows.slice(0, 1)} labels={labels} />
    </LocaleProvider>,
  );
  expect(cells(screen.getByRole('row', { name: /^1 / }))).toEqual(['SEK 70,000', 'SEK 90,000']);
});

test('shows prizes in words in one column without a sum', () => {
  render(
    <PrizeTable
      currency="SEK"
      labels={labels}
      rows={[
        { from: 1, base: 5000 },
        { from: 2, base: '5 biljetter till nästa år' },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('cell', { name: '5 biljetter till nästa år' })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Totalt/ })).toBeNull();
});

test('renders nothing without rows', () => {
  render(<PrizeTable currency="SEK" labels={labels} rows={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
