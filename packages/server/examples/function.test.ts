import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { importContent } from '../src/content/import/saveImport.ts';
import { openDatabase } from '../src/infra/db/database.ts';
import { content, post, temporaryFolder, token } from '../src/test/fixtures.ts';
import { start } from './function.ts';

it('polls for a new revision on the first request after a pause, and has no live stream', async () => {
  const url = `file:${join(temporaryFolder(), 'festival.db')}`;
  const db = await openDatabase(url);
  await importContent(db, content);
  const app = await start({ DATABASE_URL: url });
  const slugs = async () => {
    const ask = post({ offset: 0, limit: 9 }, { Cookie: `__Host-XSRF-TOKEN=${token}` }); // name of the cookie over HTTPS
    const answer = await app.fetch(new Request('https://tand.test/api/news', ask));
    return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug);
  };
  expect(await slugs()).toContain('item-1');
  await importContent(db, { ...content, news: content.news.filter(({ slug }) => slug !== 'item-1') });
  const later = performance.now() + 3000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await slugs()).not.toContain('item-1');
  expect((await app.fetch(new Request('https://tand.test/api/live'))).status).toBe(503); // no streaming in functions
  await db.close();
});
