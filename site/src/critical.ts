/**
 * The critical CSS of styled-components differs slightly by page, and the policy needs a hash of each. Static hosts take one policy of
 * limited length, so pages with nearly the same rules share the union of them, in the library's order.
 */

/** Rules of one component, and the line by which the client finds them. */
interface Group {
  id: string;
  names: readonly string[];
  rules: readonly string[];
}

/** Groups by number, which is the order of components in the cascade. */
export type Sheet = ReadonlyMap<number, Group>;

const end = '/*!sc*/\n';
const marker = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** @throws Error for a text that styled-components did not write */
export function parseSheet(css: string): Sheet {
  const groups = new Map<number, Group>();
  let rules: string[] = [];
  for (const part of css.split(end)) {
    const found = marker.exec(part);
    if (found) {
      const [, number, id = '', names = ''] = found;
      groups.set(Number(number), { id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (part) rules.push(part);
  }
  if (rules.length > 0) throw new Error(`Critical CSS has rules of no component: ${rules[0]}`);
  return groups;
}

export function sheetText(sheet: Sheet): string {
  return [...sheet]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([number, { id, names, rules }]) => [...rules, `data-styled.g${number}[id="${id}"]{content:"${names.join(',')},"}`])
    .map(part => part + end)
    .join('');
}

const union = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];

/** @throws Error when two components have the same number */
export function merge(a: Sheet, b: Sheet): Sheet {
  const all = new Map(a);
  for (const [number, group] of b) {
    const known = all.get(number);
    if (known && known.id !== group.id) throw new Error(`Components ${known.id} and ${group.id} claim the same place in the cascade`);
    all.set(number, known ? { id: known.id, names: union(known.names, group.names), rules: union(known.rules, group.rules) } : group);
  }
  return all;
}

export const mergeAll = (texts: readonly string[]): string => sheetText(texts.map(parseSheet).reduce(merge, new Map()));

export const covers = (a: Sheet, b: Sheet): boolean =>
  [...b].every(([number, { names, rules }]) => {
    const known = a.get(number);
    return known !== undefined && names.every(name => known.names.includes(name)) && rules.every(rule => known.rules.includes(rule));
  });

/** Merges texts greedily until `limit` remain, adding the fewest bytes to the fewest pages. Returns the shared text of each. */
export function shareSheets(pages: readonly string[], limit: number): Map<string, string> {
  const counts = new Map<string, number>();
  for (const css of pages) counts.set(css, (counts.get(css) ?? 0) + 1);
  let clusters = [...counts].map(([css, count]) => ({ sheet: parseSheet(css), size: css.length, count, members: [css] }));
  while (clusters.length > limit) {
    let best: { cost: number; a: (typeof clusters)[number]; b: (typeof clusters)[number]; sheet: Sheet; size: number } | undefined;
    for (const [index, a] of clusters.entries()) {
      for (const b of clusters.slice(index + 1)) {
        // Lower bound: the union has at least the size of the larger part. Above the best cost, skip the merge.
        const least = Math.max(0, b.size - a.size) * a.count + Math.max(0, a.size - b.size) * b.count;
        if (best && least >= best.cost) continue;
        const sheet = merge(a.sheet, b.sheet);
        const size = sheetText(sheet).length;
        const cost = (size - a.size) * a.count + (size - b.size) * b.count;
        if (!best || cost < best.cost) best = { cost, a, b, sheet, size };
      }
    }
    const { a, b, sheet, size } = best!;
    const joined = { sheet, size, count: a.count + b.count, members: [...a.members, ...b.members] };
    clusters = [...clusters.filter(cluster => cluster !== a && cluster !== b), joined];
  }
  return new Map(clusters.flatMap(({ sheet, members }) => members.map(css => [css, sheetText(sheet)] as const)));
}
