import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const navigate = vi.fn<(to: unknown, options: unknown) => Promise<void>>(async () => {});
const router = Object.assign(createMemoryRouter([{ path: '*' }]), { navigate });
let unsubscribe = () => {};
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  unsubscribe();
  navigate.mockClear();
});

const card = (href: string) => `<li><span data-component="Picture"></span><a data-click href="${href}"></a></li>`;
const named = () => document.querySelectorAll<HTMLElement>('[style*="view-transition-name: front"]').length;

function isFollowed(html: string, init: MouseEventInit = {}) {
  unsubscribe = followLinks(router);
  document.body.innerHTML = html;
  document.querySelector('[data-click]')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return navigate.mock.calls.length === 1;
}

test.each([
  ['a page of the site', '<a href="/sv/faq?a=1#b"><b data-click></b></a>', {}, true],
  ['another site', '<a data-click href="https://example.org/sv/faq"></a>', {}, false],
  ['a file', '<a data-click href="/sv/schedule.ics"></a>', {}, false],
  ['a place in the page', '<a data-click href="#main"></a>', {}, false],
  ['another language', '<a data-click hreflang="en" href="/en/faq"></a>', {}, false],
  ['another window', '<a data-click target="_blank" href="/sv/faq"></a>', {}, false],
  ['a new tab', '<a data-click href="/sv/faq"></a>', { ctrlKey: true }, false],
  ['nothing', '<p data-click></p>', {}, false],
])('a link to %s is followed without a document where it can be', (_, html, init, expected) => {
  expect(isFollowed(html, init)).toBe(expected);
});

test('the address that is shown already is not put on the way back twice', () => {
  isFollowed(`<a data-click href="${location.pathname}"></a>`);
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ pathname: location.pathname }), { replace: true });
});

test('what is pressed grows into the next page: the picture of its card, one at a time', () => {
  isFollowed(card('/sv/faq'));
  expect(named()).toBe(1);
  expect(document.documentElement).toHaveAttribute('data-leaving');
  expect(navigate).toHaveBeenLastCalledWith(expect.anything(), { replace: false, viewTransition: true });
  unsubscribe();
  isFollowed('<a data-click href="/sv/faq"></a>');
  expect(named()).toBe(0);
});
