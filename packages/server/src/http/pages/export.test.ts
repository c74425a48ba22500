import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exportSite } from './export.ts';
import type { Log } from '../../infra/log.ts';
import { temporaryFolder, testRenderer, testSite } from '../../test/fixtures.ts';

const plain = testRenderer();
async function brokenAt(broken: string) {
  const render: typeof plain.render = (address, ...rest) =>
    address === broken ? Promise.reject(new RangeError('Maximum call stack size exceeded')) : plain.render(address, ...rest);
  const { app } = await testSite({ isExport: true, renderer: testRenderer({ render }) });
  return { site: app.site!, out: temporaryFolder() };
}

// NEWS-12
it('leaves out an article that cannot be rendered and logs its address', async () => {
  const { site, out } = await brokenAt('/sv/news/item-2');
  const log = vi.fn<Log>();
  const { addresses } = await exportSite({ site, out, log });
  expect(log.mock.calls).toEqual([[expect.any(String), expect.any(RangeError), { route: '/sv/news/item-2' }]]);
  const files = readdirSync(join(out, 'sv/news'));
  expect(files).toEqual(expect.arrayContaining(['item-1.html', 'item-3.html']));
  expect(files).not.toContain('item-2.html');
  expect(readFileSync(join(out, 'en/news/item-2.html'), 'utf8')).toContain('<h1>');
  expect(addresses).toContain('/sv/news/item-1');
  expect(addresses).not.toContain('/sv/news/item-2');
});

it('fails when another page cannot be rendered', async () => {
  const { site, out } = await brokenAt('/sv/tickets');
  await expect(exportSite({ site, out })).rejects.toThrow(RangeError);
});
