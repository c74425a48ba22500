import { edition } from '@edition/edition.ts';
import type { Copy } from '@tand/editions';
import { editionName } from '@tand/festival';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFStream } from 'pdf-lib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { consentForm, writeConsentForms } from './consent.ts';
import { readTexts } from './copy.ts';

let files: Record<string, Uint8Array>;
let forms: Record<string, PDFDocument>;

const names = (form: PDFDocument) =>
  form
    .getForm()
    .getFields()
    .map(field => field.getName());

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'consent-'));
  const written = await writeConsentForms(folder);
  files = Object.fromEntries(await Promise.all(written.map(async file => [file.slice(-6, -4), await readFile(file)])));
  forms = Object.fromEntries(await Promise.all(Object.entries(files).map(async ([lang, bytes]) => [lang, await PDFDocument.load(bytes)])));
  await rm(folder, { recursive: true });
});

test('writes one form in each language, on a single page', () => {
  expect(Object.keys(forms)).toEqual(edition.languages);
  expect(Object.values(forms).map(form => form.getPageCount())).toEqual(edition.languages.map(() => 1));
});

test('gives each form the title and the language of its copy', () => {
  expect(forms['sv']!.getTitle()).toBe(`Samtycke från vårdnadshavare, ${editionName(edition)}`);
  expect(forms['en']!.getTitle()).toBe(`Parental consent, ${editionName(edition)}`);
  const languages = Object.entries(forms).map(([lang, form]) => [lang, String(form.catalog.get(PDFName.of('Lang')))]);
  const isEnglish = (lang: string) => forms[lang]!.getTitle() === forms['en']!.getTitle();
  expect(languages).toEqual(edition.languages.map(lang => [lang, isEnglish(lang) ? '(en)' : `(${lang})`]));
});

test('asks for the same fields in both languages', () => {
  expect(names(forms['sv']!)).toEqual(names(forms['en']!));
  expect(names(forms['sv']!)).toEqual(
    expect.arrayContaining(['child.name', 'child.birth', 'guardian.phone', 'adult.phone', 'health.text', 'agree.rules']),
  );
});

test.each([1, 2, 6])('has a checkbox for each day of a festival of %i days, on one page', async count => {
  const days = Array.from({ length: count }, (_, day) => ({ date: `2028-06-0${day + 1}`, name: { sv: `Dag ${day}`, en: `Day ${day}` } }));
  const texts = (await readTexts('sv'))['consent'] as Copy['consent'];
  const form = await PDFDocument.load(await consentForm({ ...edition, dates: { ...edition.dates, days } }, 'sv', texts));
  expect(names(form).filter(name => name.startsWith('stay.day'))).toEqual(days.map((_, day) => `stay.day ${day}`));
  expect(form.getPageCount()).toBe(1);
});

test('requires only the fields that the festival needs', () => {
  const required = forms['sv']!.getForm()
    .getFields()
    .filter(field => field.isRequired())
    .map(field => field.getName());
  expect(required).toEqual([
    'child.name',
    'child.birth',
    'child.ticket',
    'guardian.name',
    'guardian.phone',
    'agree.rules',
    'agree.reach',
    'agree.care',
    'sign.place',
    'sign.printed',
  ]);
});

// PAGE-4
test('writes a form that can be filled in with Swedish letters and saved', async () => {
  const document = await PDFDocument.load(files['sv']!);
  const form = document.getForm();
  form.getTextField('child.name').setText('Åsa Öström');
  const day = names(document).find(name => name.startsWith('stay.'))!;
  form.getCheckBox(day).check();
  const saved = (await PDFDocument.load(await document.save())).getForm();
  expect(saved.getTextField('child.name').getText()).toBe('Åsa Öström');
  expect(saved.getCheckBox(day).isChecked()).toBe(true);
});

test('gives every field a name for assistive technology', () => {
  const nameless = forms['en']!.getForm()
    .getFields()
    .filter(field => !field.acroField.dict.has(PDFName.of('TU')));
  expect(nameless).toEqual([]);
});

describe('the PDF for assistive technology', () => {
  interface Node {
    role?: string;
    type?: string;
    id?: string;
    children?: Node[];
  }
  const leavesOf = (node: Node): Node[] => node.children?.flatMap(leavesOf) ?? [node];
  const elementsOf = (node: Node): Node[] => (node.children ? [node, ...node.children.flatMap(elementsOf)] : []);

  /** Structure, texts and fields that pdf.js, the PDF reader of Firefox, finds. */
  async function readAloud(lang: string) {
    vi.stubGlobal('DOMMatrix', Object); // used only to draw; Node has none
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const page = await (await getDocument({ data: new Uint8Array(files[lang]!) }).promise).getPage(1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts: Record<string, string> = {};
    const open: (string | undefined)[] = [];
    for (const item of items)
      if ('str' in item) {
        const id = open.at(-1);
        if (item.str) texts[id ?? 'untagged'] = (texts[id ?? 'untagged'] ?? '') + item.str;
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
    return { tree: (await page.getStructTree()) as Node, texts, fields: await page.getAnnotations() };
  }

  test.each(['sv', 'en'])('has all headings in the order of the page, and a text after its heading, in %s', async lang => {
    const copy = (await readTexts(lang))['consent'] as Copy['consent'];
    const { tree, texts } = await readAloud(lang);
    const read = (node: Node) => leavesOf(node).flatMap(({ type, id }) => (type === 'content' ? (texts[id!] ?? '') : []));
    const headings = elementsOf(tree).filter(({ role }) => /^H\d$/.test(role ?? ''));
    expect(headings.map(node => [node.role, read(node).join('')])).toEqual([
      ['H1', copy.headline],
      ...(['child', 'guardian', 'stay', 'adult', 'health', 'agree', 'sign'] as const).map(part => ['H2', copy[part].headline]),
    ]);
    expect(read(tree).join(' ')).toContain(`${copy.stay.headline} ${copy.stay.hint.slice(0, 5)}`);
  });

  test('has each text and field once, and nothing else', async () => {
    const { tree, texts, fields } = await readAloud('sv');
    const leaves = leavesOf(tree);
    expect(leaves.filter(({ type }) => type === 'content').map(({ id }) => id)).toEqual(Object.keys(texts));
    expect(leaves.filter(({ type }) => type === 'annotation').map(({ id }) => id)).toEqual(
      fields.map(({ id }: { id: string }) => `pdfjs_internal_id_${id}`),
    );
    const parents = elementsOf(tree).filter(({ children }) => children!.some(({ type }) => type === 'annotation'));
    expect(new Set(parents.map(({ role }) => role))).toEqual(new Set(['Form']));
    expect(fields.map(({ alternativeText }: { alternativeText: string }) => alternativeText)).not.toContain('');
  });

  // Some conditions of the Matterhorn Protocol, with which PDF/UA is checked.
  test('declares PDF/UA, a title and a tab order, and embeds fonts with their Unicode mappings', () => {
    const { catalog, context } = forms['sv']!;
    const [page] = forms['sv']!.getPages();
    const metadata = new TextDecoder().decode(catalog.lookup(PDFName.of('Metadata'), PDFStream).getContents());
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain(forms['sv']!.getTitle());
    expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/DisplayDocTitle true');
    expect(page!.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
    const dictionaries = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const of = (type: string) => dictionaries.filter(one => one.get(PDFName.of('Type')) === PDFName.of(type));
    expect(of('FontDescriptor').length).toBeGreaterThan(0);
    expect(of('FontDescriptor').filter(one => !one.has(PDFName.of('FontFile2')))).toEqual([]);
    const fonts = of('Font').filter(one => one.get(PDFName.of('Subtype')) === PDFName.of('Type0'));
    expect(fonts.filter(one => !one.has(PDFName.of('ToUnicode')))).toEqual([]);
    expect(of('Font').map(one => String(one.get(PDFName.of('BaseFont'))))).not.toContain('/Helvetica');
  });
});

test('writes the same bytes each time', async () => {
  const texts = (await readTexts('sv'))['consent'] as Copy['consent'];
  expect(await consentForm(edition, 'sv', texts)).toEqual(await consentForm(edition, 'sv', texts));
});
