import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { DayPicker } from '../components/DayPicker/index.ts';
import { FavouriteButton } from '../components/FavouriteButton/index.ts';
import { scheduleDays, scheduleLabels } from '../components/Schedule/Schedule.fixtures.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { ToggleChip } from '../components/ToggleChip/index.ts';

const days = { days: scheduleDays.sv, labels: scheduleLabels.sv };
const options = ['Nu', 'Sen'].map(label => ({ value: label, label }));
const holding = () => [
  ...screen.queryAllByRole('button', { pressed: true }).map(button => button.getAttribute('aria-label') ?? button.textContent),
  ...screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value),
];

test.each<{ name: string; part: ReactElement; press: string; before: string[]; after: string[] }>([
  { name: 'ToggleChip', part: <ToggleChip>E-sport</ToggleChip>, press: 'E-sport', before: [], after: ['E-sport'] },
  {
    name: 'ToggleChip, on at first',
    part: <ToggleChip defaultPressed>E-sport</ToggleChip>,
    press: 'E-sport',
    before: ['E-sport'],
    after: [],
  },
  { name: 'FavouriteButton', part: <FavouriteButton label="Spara" />, press: 'Spara', before: [], after: ['Spara'] },
  {
    name: 'FavouriteButton, saved at first',
    part: <FavouriteButton label="Spara" defaultFavourite />,
    press: 'Spara',
    before: ['Spara'],
    after: [],
  },
  {
    name: 'DayPicker',
    part: <DayPicker {...days} defaultValue={1} />,
    press: 'Nästa dag',
    before: ['Lör 14 juni'],
    after: ['Sön 15 juni'],
  },
  { name: 'SegmentedControl', part: <SegmentedControl label="Vy" options={options} />, press: 'Sen', before: ['Nu'], after: ['Sen'] },
])('changes the state of an uncontrolled component when it is pressed: $name', async ({ part, press, before, after }) => {
  render(part);
  expect(holding()).toEqual(before);
  await userEvent.click(screen.queryByRole('radio', { name: press }) ?? screen.getByRole('button', { name: press }));
  expect(holding()).toEqual(after);
});

test.each<{ name: string; part: ReactElement; press: string; held: string[] }>([
  { name: 'ToggleChip', part: <ToggleChip isPressed={false}>E-sport</ToggleChip>, press: 'E-sport', held: [] },
  { name: 'FavouriteButton', part: <FavouriteButton label="Spara" isFavourite />, press: 'Spara', held: ['Spara'] },
  { name: 'DayPicker', part: <DayPicker {...days} value={1} />, press: 'Nästa dag', held: ['Lör 14 juni'] },
  { name: 'SegmentedControl', part: <SegmentedControl label="Vy" options={options} value="Nu" />, press: 'Sen', held: ['Nu'] },
])('does not change the state of a controlled $name when it is pressed', async ({ part, press, held }) => {
  render(part);
  await userEvent.click(screen.queryByRole('radio', { name: press }) ?? screen.getByRole('button', { name: press }));
  expect(holding()).toEqual(held);
});
