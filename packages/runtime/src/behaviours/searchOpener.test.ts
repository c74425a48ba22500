import { expect, test, vi } from 'vitest';
import { attachSearchOpener } from './searchOpener.ts';

const press = () => document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// NAV-19; links, keys and modifiers are tested in boot.test.tsx.
test('opens with focus in its field, and returns it to the menu button, until detached', () => {
  document.body.innerHTML =
    '<button popovertarget="menu"></button><div id="menu" popover><a href="/search" aria-keyshortcuts="Control+K Meta+K"><b>Sök</b></a></div>' +
    '<dialog data-component="SearchDialog"><input value="mat"></dialog>';
  const dialog = document.querySelector('dialog')!;
  let opener: Element | null = null;
  vi.spyOn(dialog, 'showModal').mockImplementation(() => {
    opener = document.activeElement;
    dialog.open = true;
  });
  const detach = attachSearchOpener(document.documentElement);
  expect(press()).toBe(false);
  expect(opener).toBe(document.querySelector('button'));
  const field = document.querySelector('input')!;
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  dialog.open = false;
  detach();
  document.addEventListener('click', event => event.preventDefault(), { once: true }); // jsdom cannot navigate
  press();
  expect(dialog.open).toBe(false);
});
