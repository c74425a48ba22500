import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeSwitcher } from './index.ts';

const labels = { toNight: 'Blås ut: byt till natt', toLight: 'Stryk eld: byt till dag' };
afterEach(() => {
  document.documentElement.removeAttribute('data-tand-theme');
  document.documentElement.removeAttribute('style');
});

test('a press blows the day out, the next one strikes it again', async () => {
  const onThemeChange = vi.fn<(theme: string) => void>();
  render(<ThemeSwitcher labels={labels} onThemeChange={onThemeChange} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'night');
  document.documentElement.style.setProperty('--ui-scheme', 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'light');
  expect(onThemeChange.mock.calls.map(([theme]) => theme)).toEqual(['night', 'light']);
});

test('the consumer can prevent it', async () => {
  render(<ThemeSwitcher labels={labels} onClick={event => event.preventDefault()} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).not.toHaveAttribute('data-tand-theme');
});
