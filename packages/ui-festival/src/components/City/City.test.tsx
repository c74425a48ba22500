import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { city } from './City.fixtures.ts';
import { City } from './index.ts';
import { PanZoom } from './panZoom.ts';

const nowhere = () => {};
const at = (stop?: string, more = {}) => <City {...city.sv} stop={stop} onStop={nowhere} onFind={nowhere} {...more} />;

// CITY-2
test('lists every district and place as a link to its own page', () => {
  render(at());
  const list = screen.getByRole('navigation', { name: 'Alla platser' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/universe/districts/tokyo-town', '/activities/arcade', '/activities/retro', '/universe/districts/quiet-lan']);
});

// CITY-2
test('reports the stop of a link on a plain click, but not on a click with Ctrl', () => {
  const onStop = vi.fn<(stop: string, how: string) => void>();
  render(at('city', { onStop }));
  const [tokyo] = screen.getAllByRole('link', { name: /Tokyo Town/ });
  fireEvent.click(tokyo!, { ctrlKey: true });
  expect(onStop).not.toHaveBeenCalled();
  fireEvent.click(tokyo!);
  expect(onStop).toHaveBeenCalledWith('tokyo-town', 'push');
});

// CITY-3
test('shows name, current and next items, facts and links of the current stop', () => {
  render(at('tokyo-town'));
  expect(screen.getByRole('heading', { level: 2, name: 'Tokyo Town' })).toBeInTheDocument();
  const programme = screen.getByRole('list', { name: 'Nu och sedan' });
  expect(
    within(programme)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Nu–02.00Arkaden är öppen', 'Lör 18.00Flipper-SM, final']);
  expect(screen.getByRole('link', { name: 'Läs mer om Tokyo Town' })).toHaveAttribute('href', '/universe/districts/tokyo-town');
  expect(screen.getByRole('link', { name: 'Hela asken' })).toBeInTheDocument();
  expect(screen.getByText('Gunvor, sju meter kaiju med headset')).toBeInTheDocument();
});

// A11Y-4
test('applies keys that are pressed before the code of the camera has loaded', async () => {
  const onStop = vi.fn<(stop: string, how: string) => void>();
  render(at('city', { onStop }));
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Home' });
  expect(onStop).not.toHaveBeenCalled();
  await waitFor(() => expect(onStop).toHaveBeenCalledExactlyOnceWith('city', 'push'));
});

// A11Y-6
test('announces the district that the arrow keys bring to the middle', async () => {
  render(at('city'));
  const stage = screen.getByRole('application');
  vi.spyOn(PanZoom.prototype, 'key').mockImplementation(function (this: PanZoom) {
    this['handlers'].onAim('quiet-lan');
    return true;
  });
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Quiet LAN. Öppna med Enter.'));
});

// CITY-3
test('links a place to its district and to its neighbours', () => {
  const onStop = vi.fn<(stop: string, how: string) => void>();
  render(at('arcade', { onStop }));
  fireEvent.click(screen.getAllByRole('link', { name: 'Tokyo Town' })[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Ut ett steg' }));
  fireEvent.click(screen.getAllByRole('link', { name: /^Retrogatan/ })[0]!);
  expect(onStop.mock.calls.map(([stop]) => stop)).toEqual(['tokyo-town', 'tokyo-town', 'retro']);
});

// CITY-6
test('lists found characters by name in the album, and the others as "?" with a hint', () => {
  render(at());
  fireEvent.click(screen.getByRole('button', { name: 'Albumet 1/4' }));
  const stamps = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(stamps.map(stamp => stamp.querySelector('strong')?.textContent)).toEqual(['?', '?', 'Sladd', '?']);
  expect(stamps[0]).toHaveTextContent('Sju meter hög. Bär headset.');
});
