import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Card } from '../../components/Card/index.ts';

const root = document.documentElement;
const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
afterEach(async () => {
  await emulate('light');
  for (const name of ['data-theme', 'data-tand-theme']) root.removeAttribute(name);
  root.dataset['tand'] = '';
});

test('applies the theme to components, and to the page only with `data-tand`', async () => {
  await emulate('dark');
  delete root.dataset['tand'];
  const { container } = render(<Card>Card</Card>);
  const schemes = () => [root, container.firstElementChild!].map(element => getComputedStyle(element).colorScheme);
  const background = () => getComputedStyle(container.firstElementChild!).backgroundColor;
  const night = background();
  expect(schemes()).toEqual(['normal', 'dark']);
  root.dataset['theme'] = 'dark';
  expect(background()).toBe(night);
  root.dataset['tandTheme'] = 'light';
  expect([background() === night, ...schemes()]).toEqual([false, 'normal', 'light']);
  root.dataset['tandTheme'] = 'dark';
  expect([background(), ...schemes()]).toEqual([night, 'normal', 'dark']);
  root.dataset['tand'] = '';
  expect(schemes()).toEqual(['dark', 'dark']);
});
