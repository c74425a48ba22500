import { expect, onTestFinished, test, vi } from 'vitest';
import { passPictures } from './passing.ts';

const names = () => Array.from(document.images, ({ style }) => style.viewTransitionName);

// NAV-20
test('sets a transition name on the picture of a pressed card, and removes the name on return', () => {
  document.body.innerHTML =
    '<ul><li><a href="/sv/news/snow"><b>Snö</b></a><img data-component="Picture"></li></ul><img data-component="Picture">';
  document.body.addEventListener('click', event => event.preventDefault()); // jsdom cannot follow links
  const listen = vi.spyOn(globalThis, 'addEventListener');
  passPictures();
  onTestFinished(() => {
    for (const listener of listen.mock.calls) globalThis.removeEventListener(...listener);
  });
  const { dataset } = document.documentElement;
  dispatchEvent(new Event('pageswap'));
  expect('leaving' in dataset).toBe(false);
  document.querySelector('b')!.click();
  dispatchEvent(new Event('pageswap'));
  expect([names(), 'leaving' in dataset]).toEqual([['front', ''], true]);
  dispatchEvent(new Event('pageshow'));
  expect([names(), 'leaving' in dataset]).toEqual([['', ''], false]);
});
