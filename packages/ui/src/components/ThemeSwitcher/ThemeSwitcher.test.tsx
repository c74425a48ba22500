import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { attachThemeSwitcher } from './attachThemeSwitcher.ts';
import { ThemeSwitcher } from './index.ts';

const labels = { toNight: 'Blås ut: byt till natt', toLight: 'Stryk eld: byt till dag' };
afterEach(() => {
  document.documentElement.removeAttribute('data-tand-theme');
  document.documentElement.removeAttribute('style');
});

test('changes to night by a press, and back to day by the next', async () => {
  const onThemeChange = vi.fn<(theme: string) => void>();
  render(<ThemeSwitcher labels={labels} onThemeChange={onThemeChange} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'night');
  document.documentElement.style.setProperty('--ui-scheme', 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'light');
  expect(onThemeChange.mock.calls.map(([theme]) => theme)).toEqual(['night', 'light']);
});

test('does not change the theme if the consumer prevents the click', async () => {
  render(<ThemeSwitcher labels={labels} onClick={event => event.preventDefault()} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).not.toHaveAttribute('data-tand-theme');
});

test('works on served HTML without React, until detached', async () => {
  document.body.innerHTML = renderToStaticMarkup(<ThemeSwitcher labels={labels} />);
  const button = screen.getByRole('button');
  const onThemeChange = vi.fn<(theme: string) => void>();
  const detach = attachThemeSwitcher(button, { onThemeChange });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-tand-theme', 'night');
  detach();
  await userEvent.click(button);
  expect(onThemeChange.mock.calls.map(([theme]) => theme)).toEqual(['night']);
});
