import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';

const { open } = testBrowser(reducedMotion);

// A test that opens pages with `testBrowser` fails if a page changes a style. This test shows that such changes are detected.
test('detects a rule and a style element that a page adds', async () => {
  const { page, styleChanges } = await open('/sv/faq');
  await page.evaluate(() => {
    document.styleSheets[0]!.insertRule('p { color: red }');
    document.head.append(document.createElement('style'));
  });
  await expect.poll(() => styleChanges).toEqual([expect.stringContaining('insertRule'), expect.stringContaining('<style>')]);
  styleChanges.length = 0;
});
