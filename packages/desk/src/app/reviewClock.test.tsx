import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

// The clock is read once per page, so each test opens the desk with fresh modules.
let crew: typeof import('../test/crew.tsx');
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  crew = await import('../test/crew.tsx');
});
afterEach(() => {
  crew.closeDesk();
  vi.unstubAllEnvs();
  document.cookie = 'tand-now=; path=/; max-age=0';
});
afterAll(() => vi.resetModules());

const opensOn = (name: string) => screen.findByRole('radio', { name, checked: true });

// FEST-7
test('uses the time in the address, and after a reload the time in the cookie', async () => {
  crew.openDesk('/programme?now=2025-06-14T18:30', {});
  await opensOn('Nu');
  expect(screen.getByRole('link', { name: /Finalen/ })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'light');

  vi.resetModules();
  document.body.innerHTML = '';
  const later = await import('../test/crew.tsx');
  later.openDesk('/programme', {});
  await opensOn('Nu');
});

// FEST-7
test('shows the current items and the night theme at a chosen time at night', async () => {
  crew.openDesk('/programme?now=2025-06-14T23:30', {});
  await opensOn('Nu');
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'night');
});

// FEST-7
test.each([
  ['2025-05-01T12:00', 'Fre'],
  ['2025-07-01T12:00', 'Mån'],
])('opens the programme, if the time is %s, with the day %s', async (moment, day) => {
  crew.openDesk(`/programme?now=${moment}`, {});
  expect(await opensOn(day)).toBeVisible();
});

// FEST-7
test('ignores the time in the address in a production build', async () => {
  vi.stubGlobal('__REVIEW__', false);
  crew.openDesk('/programme?now=2025-06-14T18:30', {});
  await opensOn('Mån');
  expect(document.cookie).toBe('');
});
