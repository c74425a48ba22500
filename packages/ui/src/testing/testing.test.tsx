import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../components/Button/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { fillJsdom } from './index.ts';

beforeEach(fillJsdom);

function Share() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Share your picks" labels={{ close: 'Close' }}>
        Scan the code.
      </Dialog>
    </>
  );
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Share your picks' }) !== null;

test.each([
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes an open Dialog by %s, and reports the change', async (_, close) => {
  render(<Share />);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(isOpen()).toBe(true);
  await close();
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(isOpen()).toBe(true);
});

const menu = (
  <Menu
    labels={{ open: 'Open menu', close: 'Close menu', navigation: 'All pages' }}
    blocks={[{ title: 'About', links: [{ href: '/press', text: 'Press' }] }]}
  />
);

test.each([
  ['a second press', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('shows the links of a Menu after a press on its button until %s', async (_, close) => {
  render(menu);
  expect(screen.queryByRole('link', { name: 'Press' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Press' })).toHaveFocus());
  await close();
  expect(screen.queryByRole('link', { name: 'Press' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
});

test('does not replace a `matchMedia` that exists', () => {
  const own = vi.fn<typeof matchMedia>();
  vi.stubGlobal('matchMedia', own);
  fillJsdom();
  expect(matchMedia).toBe(own);
});

test('adds `CSS.escape`, which escapes a text for a selector', () => {
  document.body.innerHTML = '<p id="1:a&quot;ö"></p>';
  expect(document.querySelector(`#${CSS.escape('1:a"ö')}`)).toBe(document.body.firstElementChild);
});
