import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';

/** What exporting the built site takes, at several sizes of its content. */
export async function measureGrowth(sizes) {
  const results = [];
  for (const { items, news } of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'growth-'));
    const output = join(folder, 'result.json');
    try {
      const code = await run('node', [
        '--max-semi-space-size=64',
        '--import=tsx',
        '--conditions=@tand/source',
        join(import.meta.dirname, 'grow.mjs'),
        ...[folder, output, items, news].map(String),
      ]);
      if (code !== 0) throw new Error(`The export failed with ${items} items and ${news} articles.`);
      const { default: result } = await import(output, { with: { type: 'json' } });
      results.push({ items, news, ...result });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}
