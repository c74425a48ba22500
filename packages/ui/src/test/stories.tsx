import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../foundations/LocaleProvider/index.ts';

type Stories = Parameters<typeof composeStories>[0];
export type StoryFiles = Record<string, () => Promise<Stories>>;

const now = () => Date.parse('2025-06-14T15:10:00+02:00');

async function show(load: () => Promise<Stories>, name = 'Default') {
  const { [name]: Story } = composeStories(await load()) as Record<string, ComponentType & { parameters: { layout?: string } }>;
  if (!Story) throw new Error(`There is no ${name} story.`);
  return render(
    <LocaleProvider lang="sv">
      <ClockProvider now={now}>
        <div style={Story.parameters.layout === 'fullscreen' ? undefined : { paddingInline: 'var(--ui-space-gutter)' }}>
          <Story />
        </div>
      </ClockProvider>
    </LocaleProvider>,
  );
}

const describeElement = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;

const wide = () =>
  document.documentElement.scrollWidth > innerWidth
    ? [...document.body.querySelectorAll('*')]
        .filter(element => {
          const { left, right } = element.getBoundingClientRect();
          return right > innerWidth + 0.5 || left < -0.5;
        })
        .map(describeElement)
    : [];

function wideEitherWay() {
  const found = (['ltr', 'rtl'] as const).map(dir => {
    document.documentElement.dir = dir;
    return [dir, ...(document.documentElement.scrollWidth === innerWidth ? [] : wide())];
  });
  document.documentElement.dir = '';
  return found;
}
const fits = [['ltr'], ['rtl']];

interface Protocol {
  send: (method: string, params: object) => Promise<unknown>;
}

const force = (value: 'active' | 'none') =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

function isHighlighted(element: Element): boolean {
  const sample = document.body.appendChild(document.createElement('span'));
  sample.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight';
  const { color, backgroundColor } = getComputedStyle(sample);
  sample.remove();
  const own = getComputedStyle(element);
  return own.color === color && own.backgroundColor === backgroundColor;
}

function hasRing(element: Element, part: string | null = null): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
}

const ownText = (element: Element) => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const isFeature = (path: string) => path.includes('.features.');
const byName = (files: StoryFiles) => Object.entries(files).map(([path, load]) => ({ name: path.split('/').at(-2)!, load }));

export async function describeStories(files: StoryFiles) {
  const stories = byName(Object.fromEntries(Object.entries(files).filter(([path]) => !isFeature(path))));
  const features = byName(Object.fromEntries(Object.entries(files).filter(([path]) => isFeature(path))));
  const loaded = await Promise.all(features.map(async ({ name, load }) => ({ name, module: await load() })));
  const longWords = loaded
    .filter(({ module }) => 'LongWords' in module)
    .map(({ name, module }) => ({ name, load: () => Promise.resolve(module) }));

  describe('at 320 px', () => {
    beforeAll(async () => {
      await page.viewport(320, 640);
      // The page clips sideways overflow, which would hide the fault.
      document.body.style.overflowX = 'visible';
    });
    afterAll(async () => {
      document.body.style.overflowX = '';
      await page.viewport(1280, 800);
    });

    test.each(stories)('do not scroll the page sideways: $name', async ({ load }) => {
      await show(load);
      await expect.poll(() => innerWidth).toBe(320);
      expect(wideEitherWay()).toEqual(fits);
    });

    test.each(longWords)('break long words: $name', async ({ load }) => {
      await show(load, 'LongWords');
      await expect.poll(() => innerWidth).toBe(320);
      expect(wide()).toEqual([]);
    });
  });

  describe('with forced colours', () => {
    beforeAll(() => force('active'));
    afterAll(() => force('none'));

    test('match the media query (forced-colors: active)', () => expect(matchMedia('(forced-colors: active)').matches).toBe(true));

    test.each(stories)('leave colours of text to the system and show focus: $name', async ({ load }) => {
      const { baseElement } = await show(load);
      const stubborn = [...baseElement.querySelectorAll('*')].filter(
        element =>
          ownText(element) &&
          element.checkVisibility() &&
          getComputedStyle(element).forcedColorAdjust === 'none' &&
          getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' && // transparent: only for screen readers
          !element.closest('svg') &&
          !isHighlighted(element),
      );
      expect(stubborn.map(describeElement)).toEqual([]);

      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return;
      // In the schedule's wall the ring is on the item, which clips its content.
      const item = focused.closest('[data-part="item"]:has([data-part="title"]:focus-visible)');
      const ring = ['::before', '::after', null].some(part => hasRing(focused, part)) || (item !== null && hasRing(item));
      expect(ring || focused.matches(':has([data-part])'), `${describeElement(focused)} shows no focus`).toBe(true);
      if (!item || !(focused instanceof HTMLElement)) return;
      focused.blur();
      expect(hasRing(item), `${describeElement(item)} keeps its ring`).toBe(false);
    });
  });
}
