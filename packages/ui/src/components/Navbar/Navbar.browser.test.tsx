import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Navbar, type NavbarProps } from './index.ts';

const bar = (props: Partial<NavbarProps> = {}) => (
  <Navbar
    logo={{ href: '/home', text: 'TÄND, till startsidan' }}
    links={[
      { href: '/news', text: 'Nyheter' },
      { href: '/food', text: 'Mat' },
    ]}
    schedule={{ href: '/schedule', text: 'Schema' }}
    tickets={{ href: '/tickets', text: 'Biljetter' }}
    menu={<button type="button">Meny</button>}
    currentPath="/news"
    labels={{ navigation: 'Huvudmeny' }}
    {...props}
  />
);
afterEach(async () => {
  cleanup();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await page.viewport(1280, 800);
});
const settle = async () => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
};

// NAV-2
test('shows only schedule, tickets and the menu next to the wordmark below 768 px', async () => {
  await page.viewport(767, 800);
  render(bar());
  expect(screen.queryByRole('link', { name: 'Nyheter' })).toBeNull();
  for (const name of ['Schema', 'Biljetter']) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Meny' })).toBeVisible();
  await page.viewport(768, 800);
  expect(screen.getByRole('link', { name: 'Nyheter' })).toBeVisible();
});

// NAV-2
test.each([320, 360, 390, 768, 1024, 1440])('has a bar of fixed height without overflow at %i px', async width => {
  await page.viewport(width, 600);
  render(bar());
  const header = screen.getByRole('banner');
  expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  expect(header.getBoundingClientRect().height).toBe(width < 768 ? 64 : 76);
});

test.each([false, true])('hides search in the menu at 1280 px if it is among the tools in the bar: %s', hasTools => {
  const menu = (
    <div popover="manual" ref={box => box?.showPopover()}>
      <button aria-keyshortcuts="/">Sök i menyn</button>
    </div>
  );
  render(bar({ menu, tools: hasTools && <a href="/search">Sök</a> }));
  expect(screen.queryByRole('button', { name: 'Sök i menyn' }) === null).toBe(hasTools);
});

// NAV-7
test('moves out of view on scroll and back on focus, without a React commit', async () => {
  let commits = 0;
  render(
    <Profiler id="bar" onRender={() => commits++}>
      {bar()}
      <div style={{ height: 4000 }} />
    </Profiler>,
  );
  const before = commits;
  window.scrollTo({ top: 600, behavior: 'instant' });
  await settle();
  const header = screen.getByRole('banner');
  await Promise.all(header.getAnimations().map(animation => animation.finished));
  expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  screen.getByRole('link', { name: 'Mat' }).focus({ preventScroll: true });
  await Promise.all(header.getAnimations().map(animation => animation.finished));
  expect(header.getBoundingClientRect().top).toBe(0);
  expect(commits).toBe(before);
});
