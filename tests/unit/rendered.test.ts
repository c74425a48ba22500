import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { editionOf } from '../../packages/editions/src/current.ts';
import { date, distance, factInWords, hours, phone, price, type Fact } from '../../packages/editions/src/facts.ts';
import { otherEditions } from '../../packages/editions/tests/support/editions.ts';
import { decoded } from '../support/html.ts';
import { siteRenderer } from '../support/rendered.ts';

const year = editionOf(process.env);
const folder = resolve(import.meta.dirname, '../../packages/editions', year);
/** The day before the doors: all news are out. */
const now = Date.parse(edition.dates.doorsOpen) - 86_400_000;

const rendered = await siteRenderer(folder);
afterAll(rendered.close);

/** Other values, none of which any text has by chance. */
const changed = {
  priceLan: price(77_001),
  priceDay: price(77_002),
  priceCamping: price(77_003),
  quietLan: hours('03:21', '04:21'),
  youthHours: hours('03:22', '04:22'),
  fromStation: distance(77, 'km'),
  phone: phone('070-174 06 77'),
  refundUntil: date('2031-02-03'),
} satisfies Partial<Record<keyof typeof facts, Fact>>;

/** How often a text holds words, not counting those within a longer number. */
const timesIn = (text: string, words: string) =>
  text.split(words).filter((_, at, parts) => at > 0 && !/\d[\u00A0,]?$/.test(parts[at - 1]!)).length;

describe('a fact that changes in one place', () => {
  // FEST-12
  it('changes on every page that states it', async () => {
    const edited = join(otherEditions(), year);
    rmSync(edited);
    cpSync(folder, edited, { recursive: true });
    renameSync(join(edited, 'facts.ts'), join(edited, 'before.ts'));
    writeFileSync(
      join(edited, 'facts.ts'),
      `import { facts as before } from './before.ts';\nexport const facts = { ...before, ...${JSON.stringify(changed)} };\n`,
    );
    const other = await siteRenderer(edited);
    onTestFinished(other.close);
    const [was, is] = [await rendered.at(now), await other.at(now)];
    // Articles and items of the programme are content of their own; `edition:check` holds them to the facts.
    const addresses = was.addresses.filter(address => !/\/(news|schedule|creators|cosplay)\//.test(address));
    const stale: string[] = [];
    const stated = new Set<string>();
    for (const address of addresses) {
      const [before, after] = [decoded(await was.page(address)), decoded(await is.page(address))];
      const lang = address.startsWith('/sv') ? 'sv' : 'en';
      for (const [name, to] of Object.entries(changed)) {
        const times = timesIn(before, factInWords(facts[name as keyof typeof changed], lang));
        if (times) stated.add(name);
        if (timesIn(after, factInWords(to, lang)) < times) stale.push(`${address}: ${name}`);
      }
    }
    expect(stale).toEqual([]);
    expect([...stated].toSorted()).toEqual(Object.keys(changed).toSorted());
  }, 300_000);
});
