import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens/tokens.css';
import { ThemeSwitcher } from './index.ts';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-tand-theme');
});

test('is named by the action for the current theme, also when the theme is set elsewhere', async () => {
  document.documentElement.dataset.tandTheme = 'light';
  render(<ThemeSwitcher labels={{ toNight: 'Blås ut', toLight: 'Stryk eld' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Blås ut' }));
  await expect.poll(() => document.documentElement.dataset.tandTheme).toBe('night');
  await expect.poll(() => screen.queryByRole('button', { name: 'Stryk eld' })).not.toBeNull();
  document.documentElement.dataset.tandTheme = 'light';
  expect(screen.getByRole('button', { name: 'Blås ut' })).toBeInTheDocument();
});

test('animates the change from the button, and removes `data-strike` at the end', async () => {
  document.documentElement.dataset.tandTheme = 'night';
  render(<ThemeSwitcher labels={{ toNight: 'Blås ut', toLight: 'Stryk eld' }} />);
  await expect.poll(() => document.documentElement.dataset.strike).toBeUndefined();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.documentElement.dataset.strike ?? 'none'));
  observer.observe(document.documentElement, { attributeFilter: ['data-strike'] });
  await userEvent.click(screen.getByRole('button', { name: 'Stryk eld' }));
  await expect.poll(() => document.documentElement.dataset.tandTheme).toBe('light');
  await expect.poll(() => seen).toEqual(['strike', 'none']);
  expect(document.documentElement.style.getPropertyValue('--strike-x')).toMatch(/px$/);
  observer.disconnect();
});
