import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Result {
  name: string;
  kind: 'same' | 'accepted' | 'changed' | 'new' | 'broken';
  differing?: number;
  mark?: string;
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

const slider = (name: string) =>
  `<figure><figcaption><label>before <input type="range" value="50" data-at> after</label></figcaption><div data-pair>` +
  `${['before', 'after'].map(which => `<img src="${name}.${which}.png" alt="" loading="lazy">`).join('')}</div></figure>`;

/** The story's address in `npm run storybook`. Names of pictures begin with the story's id and a dot. */
const story = (name: string) => `http://localhost:6006/?path=/story/${name.split('.')[0]}`;

function section({ name, kind, differing, error }: Result): string {
  const isPair = kind === 'changed' || kind === 'accepted';
  const note = error ?? (differing ? `${differing.toLocaleString('en-GB')} pixels` : '');
  const figures = [
    isPair && slider(name),
    ...(isPair ? ['before', 'after', 'difference'] : kind === 'new' ? ['after'] : []).map(which => figure(which, `${name}.${which}.png`)),
  ];
  const title = `<h3><a href="${story(name)}" target="storybook">${name}</a> <small>${escape(note)}</small></h3>`;
  return `<section data-name="${name}">${title}<div>${figures.filter(Boolean).join('')}</div></section>`;
}

const tools = `<p><label>Only names with <input type="search" data-filter></label></p>
<p>Names lead to the story in Storybook (<code>npm run storybook</code>). What is meant is accepted with <code>npm run test:visual -- --accept</code>.</p>`;
const script = `<script>
addEventListener('input', ({ target }) => {
  if ('at' in target.dataset) target.closest('figure').style.setProperty('--at', 100 - target.value + '%');
  if ('filter' in target.dataset)
    for (const section of document.querySelectorAll('section'))
      section.hidden = !target.value.toLowerCase().split(' ').every(word => section.dataset.name.includes(word));
});
</script>`;

/** @returns path of the page */
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
body{font:16px/1.4 sans-serif;margin:2rem;background:#fffaf0;color:#17131f}a{color:inherit}
section{border-top:2px solid;padding:1rem 0}section>div{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1rem}
figure{margin:0}img{max-width:100%;border:2px solid;background:#fff}small{font-weight:400}
[data-pair]{display:grid}[data-pair]>img{grid-area:1/1}[data-pair]>:last-child{clip-path:inset(0 0 0 var(--at,50%))}
</style><h1>Pictures of the stories</h1><p>${escape(about)}</p>${body ? `${tools}${body}${script}` : '<p>Nothing differs.</p>'}</html>`,
  );
  return path;
}
