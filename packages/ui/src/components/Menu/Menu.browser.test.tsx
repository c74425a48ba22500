import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attachMenu } from './attachMenu.ts';
import { Menu } from './index.ts';

const block = (title: string, label: string, href: string) => ({ title, links: [{ href, text: label }] });
const Page = () => (
  <>
    <header>
      <Menu
        currentPath="/home"
        labels={{ open: 'Öppna menyn', close: 'Stäng menyn', navigation: 'Hela menyn' }}
        blocks={[block('Info', 'Nyheter', '#news'), block('Om festivalen', 'Press', '#press')]}
      />
    </header>
    <main data-testid="main" style={{ height: 3000 }}>
      <a href="#main">Sidan</a>
    </main>
  </>
);
const panel = () => document.querySelector<HTMLElement>('[popover]')!;
const isOpen = () => panel().matches(':popover-open');
const button = (name: string) => screen.getByRole('button', { name });
const open = async () => {
  await userEvent.click(button('Öppna menyn'));
  await waitFor(() => expect(button('Stäng menyn')).toHaveAttribute('aria-expanded', 'true'));
  await Promise.all(
    panel()
      .getAnimations()
      .map(animation => animation.finished),
  );
};
const closed = () => waitFor(() => expect(button('Öppna menyn')).toHaveAttribute('aria-expanded', 'false'));

beforeEach(async () => {
  // A pointer that is still over the button would open the menu.
  await userEvent.unhover(document.body);
});
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

test('opens by a tap, moves focus inside, makes the page inert and locks scrolling', async () => {
  render(<Page />);
  await open();
  expect(screen.getByRole('link', { name: 'Nyheter' })).toHaveFocus();
  expect(screen.getByTestId('main')).toHaveAttribute('inert');
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
});

test('is closed before the page is left, so that Back shows it closed', async () => {
  render(<Page />);
  await open();
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(screen.getByTestId('main')).not.toHaveAttribute('inert'));
});

test('locks scrolling without moving the page', async () => {
  render(<Page />);
  window.scrollTo({ top: 400, behavior: 'instant' });
  const before = screen.getByTestId('main').getBoundingClientRect();
  document.querySelector<HTMLElement>('[popovertarget]')!.click();
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(screen.getByTestId('main').getBoundingClientRect()).toEqual(before);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

test('opens by key and closes by Escape, which returns focus and unlocks the page', async () => {
  render(<Page />);
  button('Öppna menyn').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nyheter' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(isOpen()).toBe(false);
  expect(button('Öppna menyn')).toHaveFocus();
  expect(screen.getByTestId('main')).not.toHaveAttribute('inert');
  expect(document.documentElement.style.overflow).toBe('');
});

test('closes by the button', async () => {
  render(<Page />);
  await open();
  await userEvent.click(button('Stäng menyn'));
  await closed();
  expect(isOpen()).toBe(false);
});

test('closes by a tap outside', async () => {
  render(<Page />);
  await open();
  await userEvent.click(document.body, { position: { x: 600, y: 780 }, force: true });
  await closed();
  expect(isOpen()).toBe(false);
});

test('closes when a link is followed', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Press' }));
  await closed();
  expect(isOpen()).toBe(false);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

test('closes on Back without focusing the button', async () => {
  render(<Page />);
  window.history.pushState(null, '', '#press');
  await open();
  window.history.back();
  await closed();
  expect(isOpen()).toBe(false);
  expect(button('Öppna menyn')).not.toHaveFocus();
});

test('closes when the width of the window crosses 768 px', async () => {
  await page.viewport(600, 800);
  render(<Page />);
  await open();
  await page.viewport(900, 800);
  await closed();
  expect(isOpen()).toBe(false);
});

// NAV-10
test('opens on hover of the button without taking focus, and closes when the pointer leaves', async () => {
  render(<Page />);
  await userEvent.hover(button('Öppna menyn'));
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(screen.getByRole('link', { name: 'Nyheter' })).not.toHaveFocus();
  expect(screen.getByTestId('main')).not.toHaveAttribute('inert');
  await userEvent.hover(screen.getByText('Sidan'), { position: { x: 5, y: 5 }, force: true });
  await userEvent.unhover(document.body);
  await closed();
  expect(isOpen()).toBe(false);
});

test('stays open when the button is pressed after hover, and moves focus inside', async () => {
  render(<Page />);
  await userEvent.hover(button('Öppna menyn'));
  await waitFor(() => expect(isOpen()).toBe(true));
  await userEvent.click(document.querySelector('[popovertarget]')!);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nyheter' })).toHaveFocus());
  expect(isOpen()).toBe(true);
});

// NAV-12
test('opens in served HTML without script; attachMenu adds behaviour to the open menu', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  await userEvent.click(container.querySelector('[popovertarget]')!);
  expect(isOpen()).toBe(true);
  const detach = attachMenu(container.querySelector('[data-component=Menu]')!);
  expect(isOpen()).toBe(true);
  expect(button('Stäng menyn')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await closed();
  await open();
  expect(screen.getByRole('link', { name: 'Nyheter' })).toHaveFocus();
  expect(screen.getByTestId('main')).toHaveAttribute('inert');
  detach();
  expect(screen.getByTestId('main')).not.toHaveAttribute('inert');
  container.remove();
});
