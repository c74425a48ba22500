import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations on the page as it stands, the rule and where: of WCAG 2.2 AA and of best practices unless a single rule is named. */
export async function axe(page: Page, rule?: string): Promise<string[]> {
  await page.evaluate(`${source}; 0`);
  return page.evaluate(
    async runOnly => {
      const { violations } = await (globalThis as any).axe.run(document, { runOnly });
      return violations.flatMap(({ id, nodes }: any) =>
        nodes.map(({ target, any: reasons }: any) => `${id}: ${target.join(' ')} ${reasons[0]?.message ?? ''}`.trim()),
      );
    },
    rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags },
  ) as Promise<string[]>;
}
