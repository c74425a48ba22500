import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { PlacePicker, type PlacePickerProps } from './index.ts';

describeConformance(<PlacePicker places={schedulePlaces} value={null} labels={scheduleLabels.sv} />);

type OnChange = NonNullable<PlacePickerProps['onChange']>;

test('all places come first in a labelled select', () => {
  render(<PlacePicker places={schedulePlaces} value={null} labels={scheduleLabels.sv} />);
  expect(screen.getByRole('combobox', { name: 'Plats' })).toHaveDisplayValue('Alla platser');
  expect(screen.getAllByRole('option')).toHaveLength(schedulePlaces.length + 1);
});

// SCHED-19
test.each([
  ['Nästa plats', null, 1],
  ['Nästa plats', 8, null],
  ['Föregående plats', null, 8],
  ['Nästa plats', 99, 1],
])('%s from %s goes to %s', async (name, value, expected) => {
  const onChange = vi.fn<OnChange>();
  render(<PlacePicker places={schedulePlaces} value={value} labels={scheduleLabels.sv} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.lastCall?.[0]).toBe(expected);
});

test('choosing tells the id', async () => {
  const onChange = vi.fn<OnChange>();
  render(<PlacePicker places={schedulePlaces} value={null} labels={scheduleLabels.sv} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Quiet LAN');
  expect(onChange.mock.lastCall?.[0]).toBe(8);
});
