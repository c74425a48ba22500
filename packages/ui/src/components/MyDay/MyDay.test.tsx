import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { MyDay, type MyDayProps } from './index.ts';
import { legsOf } from './legs.ts';
import { myDay } from './MyDay.fixtures.ts';

describeConformance(<MyDay {...myDay} />);

const leg = (title: RegExp) => screen.getByRole('link', { name: title }).closest<HTMLElement>('[data-part="leg"]')!;

// SCHED-54
test('picks are one line, with ways, free time and what there is meanwhile', () => {
  render(<MyDay {...myDay} />);
  expect(leg(/^Cosplay Open/)).toHaveTextContent('4 min till Tokyo Town30 min fritt');
  expect(leg(/^Cosplay Masters/)).toHaveTextContent('4 min till Streamer Avenue1 h 30 min frittUnder tiden: 17.00 Bygg dator på tid');
});

// SCHED-40, SCHED-54
test('picks at once share a leg that says for how long', () => {
  render(<MyDay {...myDay} />);
  expect(leg(/^Rytmspels/)).toBe(leg(/^Cosplay Masters/));
  expect(leg(/^Rytmspels/)).toHaveTextContent('Krock: 1 h samtidigt');
});

// SCHED-14
test('a moved pick names its old time, a cancelled one says so and is in nobody’s way', () => {
  render(<MyDay {...myDay} friends={myDay.favourites} />);
  expect(screen.getByRole('link', { name: /^Rytmspels.*Flyttad från 13.30, Din vän också$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Maskeraden.*Inställd/ })).toBeVisible();
  expect(leg(/^Laga mat/)).not.toHaveTextContent('till Mirage Palace');
});

test('a pick can be taken back, and without any there is what to do instead', async () => {
  const onFavouriteClick = vi.fn<NonNullable<MyDayProps['onFavouriteClick']>>();
  const { rerender } = render(<MyDay {...myDay} onFavouriteClick={onFavouriteClick} />);
  await userEvent.click(within(leg(/^Laga mat/)).getByRole('button', { name: 'Spara: Laga mat i direktsändning', pressed: true }));
  expect(onFavouriteClick).toHaveBeenCalledOnce();
  rerender(<MyDay {...myDay} favourites={new Set()} empty="Spara något" />);
  expect(screen.getByText('Spara något')).toBeVisible();
});

// SCHED-54
test('what follows on another pick of a leg stands below it, not beside', () => {
  const times = [
    ['14:00', '15:30'],
    ['14:30', '16:30'],
    ['15:30', '19:30'],
    ['19:00', '20:00'],
  ] as const;
  const [leg] = legsOf(
    times.map(([start, end], index) => entryOf(1, index, start, end, `Val ${index}`)),
    [],
    () => undefined,
  );
  expect(leg!.lanes).toEqual([0, 1, 0, 1]);
});

test('minutes that three share count once', () => {
  const at = ['10:00', '10:30', '10:45'].map((start, index) => entryOf(1, index, start, '11:00', `Val ${index}`));
  expect(legsOf(at, [], () => undefined).map(({ shared, entries }) => [shared, entries.length])).toEqual([[30, 3]]);
});
