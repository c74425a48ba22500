import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { languages, walkedPaths } from '../support/site.ts';

const { open } = testBrowser();

test.each(languages)(
  'no page in %s writes an error or a warning, fails to load a thing or asks another host',
  { timeout: 300_000 },
  async lang => {
    const paths = await walkedPaths(lang);
    const found: Record<string, string[]> = {};
    const { page, problems } = await open(paths[0]!, { expected: ['status of 404'] });
    const hosts = new Set<string>();
    page.on('request', request => hosts.add(new URL(request.url()).host));
    for (const path of paths) {
      problems.length = 0;
      await page.goto(path);
      await hydrated(page);
      // Live pages renew their data once nothing else is to do.
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => setTimeout(resolve, 50))));
      if (problems.length > 0) found[path] = [...problems];
    }
    await page.waitForLoadState('networkidle');
    expect(found).toEqual({});
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  },
);
