import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Removes soft hyphens and word joiners: accessible names have none, and axe compares them with the visible text by character. */
function withoutSoftHyphens() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/[\u00AD\u2060]/.test(node.nodeValue!)) node.nodeValue = node.nodeValue!.replaceAll(/[\u00AD\u2060]/g, '');
  }
}

/** Violations of WCAG 2.2 AA and best practices on the current page, or of one rule. */
export async function axe(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source}; 0`);
  await page.evaluate(withoutSoftHyphens);
  const runOnly = rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags };
  return (await page.evaluate(async only => {
    const { violations } = await (globalThis as any).axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }: any) =>
      nodes.map(({ target, any: reasons }: any) => `${id}: ${target.join(' ')} ${reasons[0]?.message ?? ''}`.trim()),
    );
  }, runOnly)) as string[];
}
