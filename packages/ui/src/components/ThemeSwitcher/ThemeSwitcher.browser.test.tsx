import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens/tokens.css';
import { ThemeSwitcher } from './index.ts';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
});

test('its name follows the theme in force, whoever set it', async () => {
  document.documentElement.dataset.theme = 'light';
  render(<ThemeSwitcher labels={{ toNight: 'Blås ut', toLight: 'Stryk eld' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Blås ut' }));
  expect(document.documentElement.dataset.theme).toBe('night');
  expect(screen.getByRole('button', { name: 'Stryk eld' })).toBeInTheDocument();
  document.documentElement.dataset.theme = 'light';
  expect(screen.getByRole('button', { name: 'Blås ut' })).toBeInTheDocument();
});
