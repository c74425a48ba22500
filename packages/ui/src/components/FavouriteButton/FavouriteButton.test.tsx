import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from '../ScheduleList/index.ts';
import { attachFavourites } from './attachFavourites.ts';
import { FavouriteButton, type FavouriteButtonProps } from './index.ts';

test('is named by its label, also with a visible word', () => {
  render(
    <FavouriteButton label="Spara: Nattläge" isFavourite={false}>
      Spara
    </FavouriteButton>,
  );
  expect(screen.getByRole('button', { name: 'Spara: Nattläge' })).toHaveTextContent(/^Spara$/);
});

test.each([true, false])('reports the opposite of isFavourite=%s on a press, and leaves the state to the consumer', async isFavourite => {
  const onChange = vi.fn<NonNullable<FavouriteButtonProps['onFavouriteChange']>>();
  render(<FavouriteButton label="Spara: Nattläge" isFavourite={isFavourite} onFavouriteChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Spara: Nattläge', pressed: isFavourite });
  await userEvent.click(button);
  expect(onChange).toHaveBeenCalledWith(!isFavourite, expect.anything());
  expect(button).toHaveAttribute('aria-pressed', String(isFavourite));
});

const pressed = () => screen.getAllByRole('button').map(star => star.getAttribute('aria-pressed') === 'true');

// SCHED-37, SCHED-38
test('marks saved items in served HTML, toggles an item on a press, shows changes made elsewhere', async () => {
  const [first, second] = scheduleEntries.sv;
  let saved: ReadonlySet<string> = new Set([second!.id]);
  const subscribe = vi.fn<(listener: () => void) => () => void>(() => () => {});
  document.body.innerHTML = renderToString(
    <>
      <FavouriteButton label="Spara" value={first!.id} isFavourite={false} />
      <ScheduleList
        entries={[first!, second!]}
        places={schedulePlaces.sv}
        days={scheduleDays.sv}
        labels={scheduleLabels.sv}
        favourites={new Set()}
      />
    </>,
  );
  const detach = attachFavourites(document.body, {
    read: () => saved,
    write: (id, isFavourite) => (saved = new Set(isFavourite ? [...saved, id] : [...saved].filter(other => other !== id))),
    subscribe,
  });
  expect(pressed()).toEqual([false, false, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(pressed()).toEqual([true, true, true]);
  await userEvent.click(screen.getAllByRole('button')[2]!);
  expect(pressed()).toEqual([true, true, false]);
  saved = new Set();
  subscribe.mock.lastCall![0]();
  expect(pressed()).toEqual([false, false, false]);
  detach();
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(saved.size).toBe(0);
});
