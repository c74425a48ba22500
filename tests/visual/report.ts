import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report, stored } from './pictures.ts';

export interface Result {
  name: string;
  kind: 'same' | 'changed' | 'new' | 'missing';
  differing?: number;
  /** What went wrong, where the story could not be shown. */
  error?: string;
}

const titles = { changed: 'Changed', new: 'New: no picture stands in the repository', missing: 'Missing: the story is gone' } as const;

const figure = (label: string, file: string | undefined) =>
  `<figure><figcaption>${label}</figcaption>${file ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : '<p>none</p>'}</figure>`;

function section({ name, kind, differing, error }: Result): string {
  const [before, after, where] = [kind !== 'new', kind !== 'missing' && !error, kind === 'changed' && !error].map((isThere, index) =>
    isThere ? `${name}.${['old', 'new', 'difference'][index]}.webp` : undefined,
  );
  const note = error ?? (differing ? `${differing.toLocaleString('en-GB')} pixels` : '');
  return `<section><h3>${name} <small>${note}</small></h3><div>${figure('Old', before)}${figure('New', after)}${figure('Difference', where)}</div></section>`;
}

/** Writes the page that shows old, new and difference for whatever is not the same. @returns its path */
export async function writeReport(results: Result[]): Promise<string> {
  const groups = (['changed', 'new', 'missing'] as const).map(kind => ({ kind, found: results.filter(result => result.kind === kind) }));
  for (const { name, kind } of results)
    if (kind === 'changed' || kind === 'missing')
      await copyFile(join(stored, `${name}.webp`), join(report, `${name}.old.webp`)).catch(() => undefined);
  const body = groups
    .filter(({ found }) => found.length)
    .map(({ kind, found }) => `<h2>${titles[kind]} (${found.length})</h2>${found.map(section).join('')}`)
    .join('');
  const path = join(report, 'index.html');
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the stories</title><style>
body{font:16px/1.4 sans-serif;margin:2rem;background:#fffaf0;color:#17131f}
section{border-top:2px solid;padding:1rem 0}section>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}img{max-width:100%;border:2px solid;background:#fff}small{font-weight:400}
</style><h1>${results.length} pictures, ${results.filter(({ kind }) => kind === 'same').length} the same</h1>${body || '<p>Nothing differs.</p>'}</html>`,
  );
  return path;
}
