import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { attachEmailLink } from './attachEmailLink.ts';
import { EmailLink } from './index.ts';

const email = <EmailLink address="support@tand.example">Support</EmailLink>;
const link = () => screen.getByRole('link', { name: /Support/ });

// PAGE-2
test('serves HTML without the address, which attachEmailLink reveals on hover', async () => {
  const html = renderToString(email);
  expect(html).toContain('Support');
  expect(html).not.toMatch(/mailto|@|tand\.example/);
  document.body.innerHTML = html;
  const detach = attachEmailLink(link());
  expect(link()).not.toHaveAttribute('href');
  await userEvent.hover(link());
  expect(link()).toHaveAttribute('href', 'mailto:support@tand.example');
  detach();
});

// PAGE-2
test.each([
  ['keyboard focus', async () => userEvent.tab()],
  ['touch', async () => act(() => void fireEvent.pointerDown(link(), { pointerType: 'touch' }))],
])('reveals the address on %s', async (_, ask) => {
  render(email);
  await ask();
  expect(link()).toHaveAttribute('href', 'mailto:support@tand.example');
  expect(link()).toHaveAccessibleName(/^Support ?support@tand.example$/);
});
