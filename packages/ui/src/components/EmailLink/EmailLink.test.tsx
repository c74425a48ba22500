import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailLink } from './index.ts';

const getAddress = () => ['support', 'tand.example'].join('@');
const email = <EmailLink getAddress={getAddress}>Support</EmailLink>;
const link = () => screen.getByRole('link', { name: /Support/ });

// PAGE-2
test('the served HTML has no address', () => {
  const html = renderToString(email);
  expect(html).toContain('Support');
  expect(html).not.toMatch(/mailto|@|tand\.example/);
});

test('nor has the live page, until somebody asks', () => {
  render(email);
  expect(link()).not.toHaveAttribute('href');
});

// PAGE-2
test.each([
  ['hover', async () => userEvent.hover(link())],
  ['keyboard focus', async () => userEvent.tab()],
  ['touch', async () => act(() => void fireEvent.pointerDown(link(), { pointerType: 'touch' }))],
])('%s reveals it', async (_, ask) => {
  render(email);
  await ask();
  expect(link()).toHaveAttribute('href', 'mailto:support@tand.example');
  expect(link()).toHaveAccessibleName(/^Support ?support@tand.example$/);
});
