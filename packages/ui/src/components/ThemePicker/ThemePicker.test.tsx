import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { attachThemePicker } from './attachThemePicker.ts';
import { ThemePicker } from './index.ts';

const labels = { theme: 'Ljus', system: 'Som enheten', light: 'Dag', night: 'Ljus natt' };
const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-tand-theme');
  root.removeAttribute('data-tand-contrast');
});

const radio = (name: string) => screen.getByRole('radio', { name });

test('follows the device without a choice, and sets `data-tand-theme` for night and day', async () => {
  const onThemeChange = vi.fn<(choice: string) => void>();
  render(<ThemePicker labels={labels} onThemeChange={onThemeChange} />);
  expect(screen.getByRole('group', { name: 'Ljus' })).toBeInTheDocument();
  expect(radio('Som enheten')).toBeChecked();
  await userEvent.click(radio('Ljus natt'));
  expect(root).toHaveAttribute('data-tand-theme', 'night');
  expect(radio('Ljus natt')).toBeChecked();
  await userEvent.click(radio('Dag'));
  expect(root).toHaveAttribute('data-tand-theme', 'light');
  expect(onThemeChange.mock.calls.map(([choice]) => choice)).toEqual(['night', 'light']);
});

test('removes `data-tand-theme` when the theme of the device is chosen', async () => {
  root.dataset.tandTheme = 'night';
  const onThemeChange = vi.fn<(choice: string) => void>();
  render(<ThemePicker labels={labels} onThemeChange={onThemeChange} />);
  expect(radio('Ljus natt')).toBeChecked();
  await userEvent.click(radio('Som enheten'));
  expect(root).not.toHaveAttribute('data-tand-theme');
  expect(onThemeChange.mock.calls[0]?.[0]).toBe('system');
});

test('selects a theme that is set elsewhere', async () => {
  render(<ThemePicker labels={labels} />);
  await act(async () => {
    root.dataset.tandTheme = 'light';
  });
  expect(radio('Dag')).toBeChecked();
});

const contrastLabels = { contrast: 'Kontrast', system: 'Enhetens', standard: 'Vanlig', more: 'Hög' };

test('sets `data-tand-contrast`, and removes it when the contrast of the device is chosen', async () => {
  const onContrastChange = vi.fn<(choice: string) => void>();
  render(<ThemePicker labels={labels} contrastLabels={contrastLabels} onContrastChange={onContrastChange} />);
  expect(screen.getByRole('group', { name: 'Kontrast' })).toBeInTheDocument();
  expect(radio('Enhetens')).toBeChecked();
  await userEvent.click(radio('Hög'));
  expect(root).toHaveAttribute('data-tand-contrast', 'more');
  expect(radio('Hög')).toBeChecked();
  expect(radio('Som enheten')).toBeChecked();
  await userEvent.click(radio('Enhetens'));
  expect(root).not.toHaveAttribute('data-tand-contrast');
  expect(onContrastChange.mock.calls.map(([choice]) => choice)).toEqual(['more', 'system']);
});

test('works on served HTML without React, until detached', async () => {
  root.dataset.tandTheme = 'light';
  document.body.innerHTML = renderToStaticMarkup(<ThemePicker labels={labels} contrastLabels={contrastLabels} />);
  const detach = attachThemePicker(document.querySelector('fieldset')!);
  expect(radio('Dag')).toBeChecked();
  await userEvent.click(radio('Ljus natt'));
  await userEvent.click(radio('Hög'));
  expect(root.dataset).toMatchObject({ tandTheme: 'night', tandContrast: 'more' });
  expect(radio('Ljus natt')).toBeChecked();
  detach();
  await userEvent.click(radio('Dag'));
  expect(root).toHaveAttribute('data-tand-theme', 'night');
});
