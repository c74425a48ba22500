import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@tand/ui/components/Button';
import { Form } from '@tand/ui/components/Form';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { TextField } from '@tand/ui/components/TextField';
import { Section } from '@tand/ui/foundations/Section';

const entries = ['components/Button', 'components/Form', 'components/SectionHeader', 'components/TextField', 'foundations/Section'];
const sheets = await Promise.all(
  ['tokens', 'global', ...entries].map(name => readFile(fileURLToPath(import.meta.resolve(`@tand/ui/${name}.css`)), 'utf8')),
);
const brand = await readFile(new URL('../src/brand.css', import.meta.url), 'utf8');
const mine = '.mine { border-radius: 0; }';

const css = [...sheets, brand, mine].join('\n');
const page = app =>
  `<!doctype html><html lang="sv" data-tand><head><meta charset="utf-8"><title>Skuggspel</title><link rel="icon" href="data:,"><style>${css}</style></head><body>${renderToStaticMarkup(app)}</body></html>`;

const signUp = h(
  'main',
  null,
  h(
    Section,
    { band: 'yellow' },
    h(SectionHeader, { level: 1, title: 'Anmälan' }),
    h(
      Form,
      { 'aria-label': 'Anmälan' },
      h(TextField, { label: 'Namn', name: 'name', required: true }),
      h(Button, { type: 'submit', className: 'mine' }, 'Anmäl mig'),
    ),
  ),
);
const thanks = name => h('main', null, h(Section, null, h(SectionHeader, { level: 1, title: `Tack, ${name}` })));

createServer(async (request, response) => {
  const app = request.method === 'POST' ? thanks(new URLSearchParams(await text(request)).get('name')) : signUp;
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(app));
}).listen(0, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}/`);
});
