import { describe, expect, test } from 'vitest';
import { describeDifference, groupDifferences } from '../../scripts/texts/differences.ts';
import { extract } from '../../scripts/texts/extract.ts';

const document = (body: string, head = '') => `<!doctype html><html lang="sv"><head>${head}</head><body>${body}</body></html>`;

function section(title: string, html: string): string[] {
  const sections = new Map(
    extract(html)
      .split(/^== /m)
      .map(part => part.replace(/\n+$/, '').split('\n'))
      .map(([name, ...lines]) => [name, lines]),
  );
  return sections.get(title)!;
}

describe('the texts of a page', () => {
  test.each([
    [
      'one line for each block',
      '<h1>Nu är det\n <em>tänt</em></h1><div>Från<p>golvet</p>och ut</div>',
      ['Nu är det tänt', 'Från', 'golvet', 'och ut'],
    ],
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
    ['closed details and dialogs', '<details><summary>Hur?</summary>Så.</details><dialog><p>Sök</p></dialog>', ['Hur?', 'Så.', 'Sök']],
  ])('has %s', (_, body, lines) => expect(section('text', document(body))).toEqual(lines));

  test('has headings with their level, those by role too', () => {
    const body = '<h1>TÄND</h1><h3>Mat <img alt="varm"></h3><div role="heading" aria-level="4">Dryck</div><h2 hidden>Gömd</h2>';
    expect(section('headings', document(body))).toEqual(['1 TÄND', '3 Mat [varm]', '4 Dryck']);
  });

  test('has links with name and target, without hashes of built files', () => {
    const body =
      '<a href="/sv/home#faq"><div>Hem</div></a><a aria-label="Upp" href="#top">↑</a><a>Inget</a><a hidden href="/x">Gömd</a>' +
      '<a href="/assets/app/karta-B_2-c9Xy.pdf">Karta</a>';
    expect(section('links', document(body))).toEqual(['Hem → /sv/home#faq', 'Upp → #top', 'Karta → /assets/app/karta.pdf']);
  });

  test.each([
    ['button by its content', '<button type="button">Öppna <img alt="menyn"></button>', 'button type=button · Öppna [menyn]'],
    ['button by aria-label', '<button aria-label="Stäng">×</button>', 'button · Stäng'],
    ['field by a label around it', '<label>Mejl <input type="email" name="mail"></label>', 'input name=mail type=email · Mejl'],
    ['field by the label that names it', '<label for="a">Ort</label><select id="a"><option>Jönköping</option></select>', 'select · Ort'],
    ['field by aria-labelledby', '<p id="a">Antal</p><p id="b">biljetter</p><input aria-labelledby="a b">', 'input · Antal biljetter'],
    ['field without a name', '<textarea></textarea>', 'textarea · '],
    ['field by its placeholder', '<input placeholder="Sök här">', 'input placeholder=Sök här · Sök här'],
    ['summary', '<details><summary>Filter</summary></details>', 'summary · Filter'],
    ['form by its target', '<form action="/sv/search" method="get"></form>', 'form action=/sv/search method=get · '],
    ['landmark', '<nav aria-label="Sidfot"></nav>', 'nav · Sidfot'],
  ])('has the name of a %s', (_, body, line) => expect(section('controls', document(body))).toEqual([line]));

  test('reports a label that is missing', () =>
    expect(section('controls', document('<input aria-labelledby="gone">'))).toEqual(['input · #gone is missing']));

  test('has language, title, and head tags in one order', () => {
    const tags = ['<meta name="robots" content="noindex">', '<link rel="alternate" hreflang="en" href="/en/home">', '<base href="/">'];
    const files = '<link href="/assets/app/site-AbCd_123.css" rel="stylesheet">';
    const lines = section('head', document('<svg><title>Gnista</title></svg>', `<title>Hem | TÄND</title>${tags.join('')}${files}`));
    expect(lines).toEqual([
      'base href="/"',
      'language sv',
      'link href="/assets/app/site.css" rel="stylesheet"',
      'link href="/en/home" hreflang="en" rel="alternate"',
      'meta content="noindex" name="robots"',
      'title Hem | TÄND',
    ]);
    expect(section('head', document('', `<title>Hem | TÄND</title>${files}${tags.toReversed().join('')}`))).toEqual(lines);
  });

  test('has structured data, one line for each value', () => {
    const data = '<script type="application/ld+json">{"@type":"Event","name":"TÄND"}</script>';
    expect(section('JSON-LD', document(data))).toEqual(['{', '  "@type": "Event",', '  "name": "TÄND"', '}']);
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
