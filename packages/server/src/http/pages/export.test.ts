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
it.each(['news/item-2', 'schedule/frukost-frukost'])(
  'leaves an entry out of the export if it cannot be rendered, and logs its address: %s',
  async path => {
    const { site, out } = await brokenAt(`/sv/${path}`);
    const log = vi.fn<Log>();
    const { addresses } = await exportSite({ site, out, log });
    expect(log.mock.calls).toEqual([[expect.any(String), expect.any(RangeError), { route: `/sv/${path}` }]]);
    const files = readdirSync(join(out, 'sv'), { recursive: true }).map(String);
    expect(files).toEqual(expect.arrayContaining(['news/item-1.html', 'news/item-3.html', 'schedule/final-final.html']));
    expect(files).not.toContain(`${path}.html`);
    expect(readFileSync(join(out, `en/${path}.html`), 'utf8')).toContain('<h1>');
    expect(addresses).toContain('/sv/news/item-1');
    expect(addresses).not.toContain(`/sv/${path}`);
  },
);

it('fails the export if a page other than an article or item cannot be rendered', async () => {
  const { site, out } = await brokenAt('/sv/tickets');
  await expect(exportSite({ site, out })).rejects.toThrow(RangeError);
});
