import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Result {
  name: string;
  kind: 'same' | 'accepted' | 'changed' | 'new' | 'broken';
  differing?: number;
  mark?: string;
  /** What went wrong, where the story could not be shown. */
  error?: string;
}

const titles = {
  broken: 'Broken: the story does not render',
  changed: 'Changed',
  accepted: 'Changed and accepted',
  new: 'New',
} as const;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = (label: string, file: string) =>
  `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`;

function section({ name, kind, differing, error }: Result): string {
  const shown = {
    broken: [],
    new: ['after'],
    changed: ['before', 'after', 'difference'],
    accepted: ['before', 'after', 'difference'],
    same: [],
  };
  const note = error ?? (differing ? `${differing.toLocaleString('en-GB')} pixels` : '');
  const figures = shown[kind].map(which => figure(which, `${name}.${which}.png`)).join('');
  return `<section><h3>${name} <small>${escape(note)}</small></h3><div>${figures}</div></section>`;
}

/** Writes the page that shows before, after and difference of whatever is not the same. @returns its path */
export async function writeReport(folder: string, results: Result[], about: string): Promise<string> {
  const body = Object.entries(titles)
    .map(([kind, title]) => ({ title, found: results.filter(result => result.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => `<h2>${title} (${found.length})</h2>${found.map(section).join('')}`)
    .join('');
  const path = join(folder, 'index.html');
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the stories</title><style>
body{font:16px/1.4 sans-serif;margin:2rem;background:#fffaf0;color:#17131f}
section{border-top:2px solid;padding:1rem 0}section>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}img{max-width:100%;border:2px solid;background:#fff}small{font-weight:400}
</style><h1>Pictures of the stories</h1><p>${escape(about)}</p>${body || '<p>Nothing differs.</p>'}</html>`,
  );
  return path;
}
