import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { attachFocusedPlace } from './attachFocusedPlace.ts';
import { CreatorsPage } from './index.ts';
import { words } from './CreatorsPage.fixtures.tsx';

const card = (nick: string) =>
  within(screen.getByRole('list', { name: 'Namnen på porttelefonen' }))
    .getByText(nick)
    .closest('li')!;

test('every creator has their own list of channels, and a page where there is one', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<CreatorsPage {...words.sv} />);
  expect(within(card('TurboTant')).getByRole('link', { name: 'TurboTant' })).toHaveAttribute('href', '/creators/turbotant');
  expect(within(card('LaggLasse')).queryByRole('link', { name: 'LaggLasse' })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Kanaler: LaggLasse' })).getAllByRole('link')).toHaveLength(2);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the one asked for is focused and brought into view', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<CreatorsPage {...words.sv} focused="Kebnekajsa" />);
  expect(card('Kebnekajsa')).toHaveFocus();
  expect(card('Kebnekajsa').querySelector('[aria-current]')).toHaveAttribute('data-component', 'CreatorCard');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
});

test('in served HTML the one asked for is found by its part', () => {
  document.body.innerHTML = renderToString(<CreatorsPage {...words.sv} focused="Kebnekajsa" />);
  attachFocusedPlace(document.querySelector<HTMLElement>('[data-part="focused"]')!);
  expect(card('Kebnekajsa')).toHaveFocus();
});
