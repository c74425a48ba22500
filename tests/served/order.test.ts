// Built first: @tand/site
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addresses, html, openSite, usualMoment } from '../support/app.ts';
import { siteDir } from '../support/server.ts';
import { edition, fewOfEachKind } from '../support/site.ts';

test('renders the same page whatever was rendered before it', async () => {
  // A copied renderer has a separate module instance, so its memory is empty.
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(siteDir, 'server'), join(folder, 'server'), { recursive: true });
  await cp(join(siteDir, 'client/img/og/blank'), join(folder, 'client/img/og/blank'), { recursive: true });
  const fresh = await (await openSite(join(folder, 'server'))).appAt(usualMoment);
  const all = fewOfEachKind([...(await addresses('sv')), ...(await addresses('en'))]);
  const paths = all.filter((_, index) => index % 2 === 0);
  expect(paths.length).toBeGreaterThan(40);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await html(path));
  const different: string[] = [];
  for (const path of paths.toReversed())
    if ((await (await fresh.request(edition.siteUrl + path)).text()) !== pages.get(path)) different.push(path);
  expect(different).toEqual([]);
});
