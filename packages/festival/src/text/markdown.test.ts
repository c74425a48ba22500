import { expect, test } from 'vitest';
import { parseMarkdown, type RichNode } from './markdown.ts';

const flat = (nodes: RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap(node => (typeof node === 'string' ? [] : [node, ...flat(node.children)]));
const words = (nodes: RichNode[]): string => nodes.map(node => (typeof node === 'string' ? node : words(node.children))).join('');

test('parses lists, emphasis and headings, of which the first two levels become h2', () => {
  expect(parseMarkdown('# A\n\n## B\n\n- *x*\n- **y**')).toEqual([
    { tag: 'h2', children: ['A'] },
    { tag: 'h2', children: ['B'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: [{ tag: 'em', children: ['x'] }] },
        { tag: 'li', children: [{ tag: 'strong', children: ['y'] }] },
      ],
    },
  ]);
});

test.each([
  ['1 < 2 & "x" \\* y', '1 < 2 & "x" * y'],
  ['&lt;3 &amp; &quot;x&quot; &gt; &#39;y&#39;', `<3 & "x" > 'y'`],
  ['\\&amp; stays', '&amp; stays'],
])('parses %s to the text %s', (markdown, text) => expect(words(parseMarkdown(markdown))).toBe(text));

test.each(['/tickets', '/news/x?y=1#z', 'https://example.org/a', 'http://example.org', 'mailto:a@tand.example'])(
  'preserves the link to %s',
  href => {
    expect(flat(parseMarkdown(`[words](${href})`)).find(({ tag }) => tag === 'a')?.href).toBe(href);
  },
);

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<base href="//evil.example">',
  '<form action="//evil.example"><input name=q></form>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript://tand.example/%0aalert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x]( javascript:alert(1) "title")',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://example.org/a.png)',
  '![x](https://evil.example/pixel.gif)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '[x](blob:https://evil.example/1)',
  '[x](https://example.org"onmouseover="alert(1))',
  '**<img src=x onerror=alert(1)>**',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x> |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
];
const allowed = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 's', 'code', 'pre', 'br', 'hr', 'a']);

// NEWS-12, SEC-4
test.each(hostile)('makes %s harmless', payload => {
  const tree = parseMarkdown(payload);
  for (const node of flat(tree)) {
    expect(allowed).toContain(node.tag);
    expect(Object.keys(node).filter(key => !['tag', 'href', 'start', 'children'].includes(key))).toEqual([]);
    const target = new URL(node.href ?? '/', 'https://tand.example');
    expect(target.protocol).toMatch(/^(https?|mailto):$/);
    expect(node.href?.startsWith('/') ? target.host : 'tand.example').toBe('tand.example');
  }
});

// NEWS-12
test('shows raw HTML as text', () => {
  expect(words(parseMarkdown('a <b>bold</b> <script>alert(1)</script>'))).toBe('a <b>bold</b> <script>alert(1)</script>');
});

test('never throws and never adds unknown elements for random text', async () => {
  const { default: fc } = await import('fast-check');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      for (const node of flat(parseMarkdown(text))) expect(allowed).toContain(node.tag);
    }),
  );
});

test.each([
  ['~~bort~~', [{ tag: 'p', children: [{ tag: 's', children: ['bort'] }] }]],
  ['---', [{ tag: 'hr', children: [] }]],
  ['3. tre', [{ tag: 'ol', start: 3, children: [{ tag: 'li', children: ['tre'] }] }]],
  ['1. ett', [{ tag: 'ol', children: [{ tag: 'li', children: ['ett'] }] }]],
  ['![Lågor](https://example.org/a.png)', [{ tag: 'p', children: ['Lågor'] }]],
  ['`a < b`', [{ tag: 'p', children: [{ tag: 'code', children: ['a < b'] }] }]],
  ['```\na < b\n```', [{ tag: 'pre', children: [{ tag: 'code', children: ['a < b'] }] }]],
  [
    '<div>\n\nx',
    [
      { tag: 'p', children: ['<div>'] },
      { tag: 'p', children: ['x'] },
    ],
  ],
  [
    '| Dag | Tid |\n|---|---|\n| fre | **18** |',
    [
      { tag: 'p', children: ['', 'Dag', '\u00a0· ', 'Tid'] },
      { tag: 'p', children: ['', 'fre', '\u00a0· ', { tag: 'strong', children: ['18'] }] },
    ],
  ],
])('parses %s to its nodes', (markdown, nodes) => expect(parseMarkdown(markdown)).toEqual(nodes));
