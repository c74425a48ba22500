import { expect, it } from 'vitest';
import { memoryDatabase } from '../test/fixtures.ts';
import { previewTokens, revokePreviews } from './previews.ts';

const article = { id: 1, slug: 'news' };

// NEWS-13
it('makes another preview token for another article or slug, after a revocation and a restore', async () => {
  const db = await memoryDatabase();
  const tokenOf = await previewTokens(db);
  const token = tokenOf(article);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect((await previewTokens(db))(article)).toBe(token);
  const [other] = [await previewTokens({ ...db, origin: 'restored' })];
  const others = [tokenOf({ ...article, id: 2 }), tokenOf({ ...article, slug: 'renamed' }), other(article)];

  const second = { id: 11, slug: 'second' };
  await revokePreviews(db.client, article.id);
  const renewed = await previewTokens(db);
  await revokePreviews(db.client, article.id);
  const again = await previewTokens(db);
  expect(new Set([token, ...others, renewed(article), again(article)]).size).toBe(6);
  expect(again(second)).toBe(tokenOf(second));
});
