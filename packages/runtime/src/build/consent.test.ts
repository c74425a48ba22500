import { edition } from '@edition/edition.ts';
import { editionName } from '@tand/festival';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { consentForm, writeConsentForms } from './consent.ts';
import { readTexts } from './copy.ts';

let forms: Record<string, PDFDocument>;

const read = async (file: string) => [file.slice(-6, -4), await PDFDocument.load(await readFile(file))] as const;
const names = (form: PDFDocument) =>
  form
    .getForm()
    .getFields()
    .map(field => field.getName());

beforeAll(async () => {
  const files = await writeConsentForms(await mkdtemp(join(tmpdir(), 'consent-')));
  forms = Object.fromEntries(await Promise.all(files.map(read)));
});

test('has one form in Swedish and one in English, each on a single page', () => {
  expect(Object.keys(forms)).toEqual(['sv', 'en']);
  expect(Object.values(forms).map(form => form.getPageCount())).toEqual([1, 1]);
});

test('has the title and the language of the copy', () => {
  expect(forms['sv']!.getTitle()).toBe(`Samtycke från vårdnadshavare, ${editionName(edition)}`);
  expect(forms['en']!.getTitle()).toBe(`Parental consent, ${editionName(edition)}`);
  expect(String(forms['sv']!.catalog.get(PDFName.of('Lang')))).toBe('(sv)');
});

test('asks for the same fields in both languages', () => {
  expect(names(forms['sv']!)).toEqual(names(forms['en']!));
  expect(names(forms['sv']!)).toEqual(
    expect.arrayContaining(['child.name', 'child.birth', 'guardian.phone', 'adult.phone', 'health', 'agree.rules']),
  );
});

test.each([1, 2, 6])('has a box for each day of a festival of %i days', async count => {
  const days = Array.from({ length: count }, (_, day) => ({ date: `2028-06-0${day + 1}`, name: { sv: `Dag ${day}`, en: `Day ${day}` } }));
  const texts = (await readTexts('sv'))['consent']!;
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
test('writes a form that can be filled in, with Swedish letters, and saved', async () => {
  const form = forms['sv']!.getForm();
  form.getTextField('child.name').setText('Åsa Öström');
  form.getCheckBox('stay.friday').check();
  const saved = (await PDFDocument.load(await forms['sv']!.save())).getForm();
  expect(saved.getTextField('child.name').getText()).toBe('Åsa Öström');
  expect(saved.getCheckBox('stay.friday').isChecked()).toBe(true);
});

test('gives every field a name for assistive technology', () => {
  const nameless = forms['en']!.getForm()
    .getFields()
    .filter(field => !field.acroField.dict.has(PDFName.of('TU')));
  expect(nameless).toEqual([]);
});
