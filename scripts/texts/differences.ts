export interface Difference {
  lines: string;
  pages: string[];
}

/** Hunks with the same removed and added lines are one difference. */
export function groupDifferences(diff: string, pageOf: (file: string) => string): Difference[] {
  const groups = new Map<string, Difference>();
  for (const file of diff.split(/^diff --git .*\n/m).slice(1)) {
    const [start = '', ...hunks] = file.split(/^@@ .*\n/m);
    const [before = '', after = ''] = [...start.matchAll(/^(?:---|\+\+\+) (.*?)\t?$/gm)].map(([, name]) => name);
    const isNew = before === '/dev/null';
    const page = pageOf(isNew ? after : before);
    const changes = isNew ? ['+ The page is new.'] : after === '/dev/null' ? ['- The page is gone.'] : hunks;
    for (const lines of changes) {
      const key = lines.replaceAll(/^ .*\n/gm, '');
      const known = groups.get(key) ?? { lines: lines.trimEnd(), pages: [] };
      groups.set(key, known);
      if (!known.pages.includes(page)) known.pages.push(page);
    }
  }
  return [...groups.values()].toSorted((a, b) => b.pages.length - a.pages.length);
}

export function describeDifference({ lines, pages }: Difference): string {
  const rest = pages.length > 2 ? ` and ${pages.length - 2} more` : '';
  return `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${pages.slice(0, 2).join(', ')}${rest}\n${lines}\n`;
}
