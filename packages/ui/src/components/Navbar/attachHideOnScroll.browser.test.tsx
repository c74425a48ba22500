import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachHideOnScroll } from './index.ts';

let bar: HTMLElement;
let detach: () => void;

const frame = () => new Promise(requestAnimationFrame);
async function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
  for (let i = 0; i < 3; i++) await frame();
}
const isHidden = () => bar.hasAttribute('data-hidden');

beforeEach(async () => {
  document.body.innerHTML = `<header><a href="#x">Nyheter</a><button popovertarget="p">Meny</button><div id="p" popover>Länkar</div></header>
    <div style="height:4000px"></div>`;
  bar = document.querySelector('header')!;
  await scrollTo(0);
  detach = attachHideOnScroll(bar);
  await frame();
});
afterEach(() => {
  detach();
  document.body.innerHTML = '';
});

// NAV-4
test('stays visible up to 30 px, hides on the way down and returns on the way up', async () => {
  await scrollTo(30);
  expect(isHidden()).toBe(false);
  await scrollTo(31);
  expect(isHidden()).toBe(true);
  await scrollTo(800);
  expect(isHidden()).toBe(true);
  await scrollTo(795);
  expect(isHidden()).toBe(false);
});

test('uses a given threshold instead of 30 px', async () => {
  detach();
  detach = attachHideOnScroll(bar, { threshold: 100 });
  await scrollTo(100);
  expect(isHidden()).toBe(false);
  await scrollTo(101);
  expect(isHidden()).toBe(true);
});

// NAV-4
test('returns at the top of the page', async () => {
  await scrollTo(800);
  await scrollTo(0);
  expect(isHidden()).toBe(false);
});

test('does not hide when pinned', async () => {
  bar.dataset.pinned = 'true';
  await scrollTo(800);
  expect(isHidden()).toBe(false);
});

// NAV-6
test('stays visible while focus is inside, and returns on focus', async () => {
  bar.querySelector('a')!.focus();
  await scrollTo(800);
  expect(isHidden()).toBe(false);
  bar.querySelector('a')!.blur();
  await scrollTo(900);
  expect(isHidden()).toBe(true);
  bar.querySelector('a')!.focus({ preventScroll: true });
  expect(isHidden()).toBe(false);
});

// NAV-6
test('stays visible while a popover inside is open', async () => {
  bar.querySelector<HTMLElement>('#p')!.showPopover();
  await frame();
  await scrollTo(800);
  expect(isHidden()).toBe(false);
  bar.querySelector<HTMLElement>('#p')!.hidePopover();
  await frame();
  await scrollTo(900);
  expect(isHidden()).toBe(true);
});

// NAV-6
test('stays visible if a popover inside was opened before attachHideOnScroll ran', async () => {
  detach();
  bar.querySelector<HTMLElement>('#p')!.showPopover();
  detach = attachHideOnScroll(bar);
  await scrollTo(800);
  expect(isHidden()).toBe(false);
});

// NAV-6
test('ignores overscroll at the end of the page', async () => {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  await scrollTo(end);
  expect(isHidden()).toBe(true);
  const scrollY = Object.getOwnPropertyDescriptor(window, 'scrollY')!;
  for (const y of [end + 60, end + 20]) {
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
    window.dispatchEvent(new Event('scroll'));
    await frame();
    await frame();
  }
  Object.defineProperty(window, 'scrollY', scrollY);
  expect(isHidden()).toBe(true);
});

test('returns when detached, and does not hide again', async () => {
  await scrollTo(800);
  detach();
  expect(isHidden()).toBe(false);
  await scrollTo(1200);
  expect(isHidden()).toBe(false);
});
