import { afterEach, expect, test } from 'vitest';
import { strike } from './strike.ts';

const root = document.documentElement;
afterEach(() => {
  document.body.innerHTML = '';
});

test('runs the changes of two quick calls, and leaves no attribute and no unhandled rejection', async () => {
  document.body.innerHTML = '<button>Tema</button>';
  const button = document.querySelector('button')!;
  const rejected: unknown[] = [];
  const remember = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    rejected.push(event.reason);
  };
  window.addEventListener('unhandledrejection', remember);
  const themes: string[] = [];
  strike(button, 'strike', () => themes.push('light'));
  strike(button, 'blow', () => themes.push('night'));
  await expect.poll(() => root.dataset.strike, { timeout: 10_000 }).toBeUndefined();
  expect(themes).toEqual(['light', 'night']);
  expect(rejected).toEqual([]);
  window.removeEventListener('unhandledrejection', remember);
});
