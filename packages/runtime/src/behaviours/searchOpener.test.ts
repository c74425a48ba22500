import { expect, test, vi } from 'vitest';
import { attachSearchOpener } from './searchOpener.ts';

const press = () => document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// NAV-19
test('opens the search on a press of its link: focuses the menu button first, then the field', () => {
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

// NAV-19, A11Y-6
test.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Cmd+K with caps lock', { key: 'K', metaKey: true }, true],
  ['K alone', { key: 'k' }, false],
  ['Ctrl+Shift+K', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl+J', { key: 'j', ctrlKey: true }, false],
  ['Ctrl+K that is held', { key: 'k', ctrlKey: true, repeat: true }, false],
])('opens the search only at the first press of Ctrl+K or Cmd+K: %s', (_, init, expected) => {
  document.body.innerHTML = '<dialog data-component="SearchDialog"><input></dialog>';
  const show = vi.spyOn(document.querySelector('dialog')!, 'showModal').mockImplementation(() => {});
  const detach = attachSearchOpener(document.documentElement);
  const isLeft = document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  detach();
  expect([show.mock.calls.length === 1, !isLeft]).toEqual([expected, expected]);
});
