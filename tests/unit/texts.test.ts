import { describe, expect, test } from 'vitest';
import { describeDifference, groupDifferences } from '../../scripts/texts/differences.ts';
import { extract } from '../../scripts/texts/extract.ts';

const document = (body: string, head = '') => `<!doctype html><html lang="sv"><head>${head}</head><body>${body}</body></html>`;

/** The page's lines after head tags and structured data. */
const linesOf = (body: string) => extract(document(body)).trimEnd().split('\n\n').at(-1)!.trim().split('\n');

describe('the texts of a page', () => {
  test.each([
    ['one line for each block', '<div>Från<p>golvet</p>och ut</div>', ['Från', 'golvet', 'och ut']],
    [
      'no comment, script, style or template',
      'Fyra<!-- --> dagar<script>{"a":1}</script><style>a{}</style><template><p>x</p></template>',
      ['Fyra dagar'],
    ],
    ['no hidden text', '<p hidden>borta <b>helt</b></p><p hidden="until-found">borta</p><p>kvar</p>', ['kvar']],
    [
      'text for screen readers and alternative texts',
      '<p><span class="sr">Ny flik</span> <img alt="En älg"><img alt=""></p>',
      ['Ny flik [En älg]'],
    ],
    ['text for browsers without scripts', '<noscript><p>Utan skript</p></noscript>', ['Utan skript']],
    ['no-break spaces and soft hyphens', '<p>1\u00A0337 match\u00ADask </p>', ['1\u00A0337 match\u00ADask']],
    [
      'closed details and dialogs',
      '<details><summary>Hur?</summary>Så.</details><dialog><p>Sök</p></dialog>',
      ['<summary> Hur?', 'Så.', 'Sök'],
    ],
    [
      'headings with their level, those by role too',
      '<h1>Nu är det\n <em>tänt</em></h1><h3>Mat <img alt="varm"></h3><div role="heading" aria-level="4">Dryck</div><h2 hidden>Gömd</h2>',
      ['<h1> Nu är det tänt', '<h3> Mat [varm]', '<div aria-level="4" role="heading"> Dryck'],
    ],
    [
      'links with name and target, without hashes of built files',
      '<p>golvet <a href="/sv/home#faq">Hem</a> <a aria-label="Upp" href="#top">↑</a> <a>Inget</a> <a hidden href="/x">Gömd</a> ' +
        '<a href="/assets/app/karta-B_2-c9Xy.pdf">Karta</a></p>',
      ['golvet <a href="/sv/home#faq">Hem</a> <a aria-label="Upp" href="#top">↑</a> Inget <a href="/assets/app/karta.pdf">Karta</a>'],
    ],
    ['buttons', '<button type="button">Öppna <img alt="menyn"></button>', ['<button type="button"> Öppna [menyn]']],
    ['names of controls', '<button aria-label="Stäng">×</button>', ['<button aria-label="Stäng"> ×']],
    [
      'fields in their labels',
      '<label>Mejl <input type="email" name="mail" class="x"></label>',
      ['<label> Mejl', '<input name="mail" type="email">'],
    ],
    [
      'labels that name their field',
      '<label for="a">Ort</label><select id="a"><option>Jönköping</option></select>',
      ['<label for="a"> Ort', '<select>', 'Jönköping'],
    ],
    [
      "fields that other elements name, without React's ids",
      '<input aria-labelledby="a _R_2v_ _menu-R_5_-0">',
      ['<input aria-labelledby="a _R_ _R_-0">'],
    ],
    ['placeholders', '<input placeholder="Sök här">', ['<input placeholder="Sök här">']],
    ['targets of forms', '<form action="/sv/search" method="get"></form>', ['<form action="/sv/search" method="get">']],
    ['landmarks', '<nav aria-label="Sidfot"></nav>', ['<nav aria-label="Sidfot">']],
  ])('have %s', (_, body, lines) => expect(linesOf(body)).toEqual(lines));

  test('have language, title, and head tags in one order', () => {
    const tags = ['<meta name="robots" content="noindex">', '<link rel="alternate" hreflang="en" href="/en/home">', '<base href="/">'];
    const files = '<link href="/assets/app/site-AbCd_123.css" rel="stylesheet">';
    const text = extract(document('<svg><title>Gnista</title></svg>', `<title>Hem | TÄND</title>${tags.join('')}${files}`));
    expect(text.split('\n').slice(0, 7)).toEqual([
      'base href="/"',
      'language sv',
      'link href="/assets/app/site.css" rel="stylesheet"',
      'link href="/en/home" hreflang="en" rel="alternate"',
      'meta content="noindex" name="robots"',
      'title Hem | TÄND',
      '',
    ]);
    expect(extract(document('<svg><title>Gnista</title></svg>', `<title>Hem | TÄND</title>${files}${tags.toReversed().join('')}`))).toBe(
      text,
    );
  });

  test('have structured data, one line for each value', () => {
    const data = '<script type="application/ld+json">{"@type":"Event","name":"TÄND"}</script>';
    expect(extract(document(data))).toContain('\n{\n  "@type": "Event",\n  "name": "TÄND"\n}\n');
  });
});

const header = (page: string) => `diff --git a/${page}.txt b/${page}.txt\nindex 1..2 100644\n--- a/${page}.txt\n+++ b/${page}.txt\n`;
const pageOf = (file: string) => file.replace(/^[ab]\/(.*)\.txt$/, '$1');
const footer = (line: number, context: string) => `@@ -${line},2 +${line},2 @@ x\n ${context}\n-Mat\n+Mat och dryck\n`;

describe('differences', () => {
  test('are grouped by what changed, wherever on a page it is, the most frequent first', () => {
    const own = '@@ -1 +1 @@\n-title Hem\n+title Start\n';
    const diff =
      header('sv/home') + own + footer(20, 'Boende') + header('sv/faq') + footer(7, 'Esport') + header('en/faq') + footer(7, 'Esport');
    expect(groupDifferences(diff, pageOf)).toEqual([
      { lines: ' Boende\n-Mat\n+Mat och dryck', pages: ['sv/home', 'sv/faq', 'en/faq'] },
      { lines: '-title Hem\n+title Start', pages: ['sv/home'] },
    ]);
  });

  test('count a removed line that looks like a file header as a line', () =>
    expect(groupDifferences(`${header('sv/home')}@@ -1 +0,0 @@\n--- sv\n`, pageOf)).toEqual([{ lines: '--- sv', pages: ['sv/home'] }]));

  test('name added and removed pages, without their lines', () => {
    const added = 'diff --git a/x b/x\nnew file mode 100644\nindex 0..1\n--- /dev/null\n+++ b/sv/new.txt\n@@ -0,0 +1 @@\n+Ny\n';
    const gone = 'diff --git a/x b/x\ndeleted file mode 100644\nindex 1..0\n--- a/sv/old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-Förr\n';
    expect(groupDifferences(added + gone, pageOf)).toEqual([
      { lines: '+ The page is new.', pages: ['sv/new'] },
      { lines: '- The page is gone.', pages: ['sv/old'] },
    ]);
  });

  test('are none in an empty diff', () => expect(groupDifferences('', pageOf)).toEqual([]));

  test('are printed with the number of pages and two of them', () => {
    expect(describeDifference({ lines: '-a\n+b', pages: ['one', 'two', 'three', 'four'] })).toBe('4 pages: one, two and 2 more\n-a\n+b\n');
    expect(describeDifference({ lines: '-a', pages: ['one'] })).toBe('1 page: one\n-a\n');
  });
});
