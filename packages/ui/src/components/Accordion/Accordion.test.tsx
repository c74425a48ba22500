import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { attachAccordion } from './attachAccordion.ts';
import { Accordion } from './index.ts';

const items = [
  { id: 'dator', title: 'Får jag ta med egen dator?', content: <p>Ja, med skärm och sladdar.</p> },
  { id: 'sova', title: 'Var sover man?', content: <p id="sovsal">I sovsalen eller i tält.</p>, isOpen: true },
];
const item = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!;
const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('renders native `details` with the given name, and opens only those with isOpen', () => {
  render(<Accordion items={items} name="faq" />);
  expect(item('dator').open).toBe(false);
  expect(item('sova').open).toBe(true);
  expect(item('dator')).toHaveAttribute('name', 'faq');
  expect(screen.getByText('Får jag ta med egen dator?').tagName).toBe('SUMMARY');
});

test('opens the item whose id is the hash of the address', () => {
  window.history.replaceState(null, '', '#dator');
  render(<Accordion items={items} />);
  expect(item('dator').open).toBe(true);
});

test('opens an item when the hash changes to its id, or to the id of an element inside', () => {
  render(<Accordion items={items.map(entry => ({ ...entry, isOpen: false }))} />);
  goTo('#dator');
  expect(item('dator').open).toBe(true);
  expect(item('sova').open).toBe(false);
  goTo('#sovsal');
  expect(item('sova').open).toBe(true);
});

test('scrolls to an item that a hash opens, but not to one that is open already', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<Accordion items={items} />);
  goTo('#sovsal');
  expect(scroll).not.toHaveBeenCalled();
  goTo('#dator');
  expect(scroll.mock.contexts).toEqual([item('dator')]);
});

test.each(['#finns-inte', '#%E0%A4%A', '#'])('opens no item and throws no error for the hash %s', hash => {
  render(<Accordion items={items} />);
  goTo(hash);
  expect(item('dator').open).toBe(false);
});

test('opens the item that the hash links to, in served HTML without React, until detached', () => {
  document.body.innerHTML = renderToStaticMarkup(<Accordion items={items.map(entry => ({ ...entry, isOpen: false }))} />);
  const detach = attachAccordion(document.querySelector<HTMLElement>('[data-component=Accordion]')!);
  goTo('#sovsal');
  expect(item('sova').open).toBe(true);
  detach();
  goTo('#dator');
  expect(item('dator').open).toBe(false);
});
