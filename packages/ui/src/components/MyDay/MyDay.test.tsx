import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { MyDay, type MyDayProps } from './index.ts';
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
