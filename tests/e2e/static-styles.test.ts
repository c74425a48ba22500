import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { mainPages, otherPages } from '../support/kinds.ts';

const { open } = testBrowser({ ...reducedMotion, expected: ['status of 404'] });

declare global {
  interface Window {
    styleChanges: string[];
  }
}

/** Notes every rule that a script inserts, and every style element or sheet that changes after the document is parsed. */
function noteStyleChanges() {
  window.styleChanges = [];
  const sheet = CSSStyleSheet.prototype;
  for (const name of ['insertRule', 'deleteRule', 'addRule', 'removeRule', 'replace', 'replaceSync'] as const) {
    const original = sheet[name] as (...values: unknown[]) => unknown;
    Object.defineProperty(sheet, name, {
      value(...values: unknown[]) {
        window.styleChanges.push(`${name} ${String(values[0]).slice(0, 80)}`);
        return original.apply(this, values);
      },
    });
  }
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(records => {
      for (const { target, addedNodes, removedNodes } of records)
        for (const node of [target, target.parentElement, ...addedNodes, ...removedNodes])
          if (node instanceof Element && node.matches('style, link[rel=stylesheet]')) window.styleChanges.push(node.outerHTML.slice(0, 80));
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

const controls = 'button, summary, select, input, textarea, [role=tab], [role=gridcell]';

/** Uses one visible control of each look, also in what opens; omits links and posted forms, which leave the page. */
async function useEverything(page: Page) {
  const used = new Set<string>();
  for (let round = 0; round < 2; round++) {
    for (const control of await page.locator(controls).locator('visible=true').all()) {
      // An element that opened or closed may have replaced the control.
      const look = await control
        .evaluate(element => [element.tagName, element.className, element.ariaExpanded, element.getAttribute('type')].join(' '), null, {
          timeout: 500,
        })
        .catch(() => undefined);
      if (look === undefined || used.has(look) || look.endsWith('submit')) continue;
      used.add(look);
      await control.click({ timeout: 500 }).catch(() => {}); // it may lie below a dialog, which the next round closes
    }
    await page.keyboard.press('Escape');
  }
  return used.size;
}

test.each([...mainPages, ...otherPages])('inserts no style on %s, whatever is used', async path => {
  const { page } = await open(`/sv/${path}`, { before: opened => opened.addInitScript(noteStyleChanges) });
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await useEverything(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.styleChanges)).toEqual([]);
});
