import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { shownText, type Edition, type Lang } from '@tand/festival';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { inks, paper, Sheet, type Column } from './consent-sheet.ts';
import { readTexts } from './copy.ts';
import { editionFolder, languages, readEdition } from './edition.ts';

type Group = Record<string, string>;

const wordmarkFile = resolve(import.meta.dirname, '../../../art/dist/img/brand/wordmark-white.svg');

/** Writes `parental-consent-{lang}.pdf` for every language (PAGE-4). */
export async function writeConsentForms(folder: string, from = editionFolder): Promise<string[]> {
  const edition = await readEdition(from);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    languages.map(async lang => {
      const file = join(folder, `parental-consent-${lang}.pdf`);
      await writeFile(file, await consentForm(edition, lang, (await readTexts(lang, from))['consent']!));
      return file;
    }),
  );
}

/** One A4 page to fill in on screen or by hand. `texts` are those of `consent`. */
export async function consentForm(edition: Edition, lang: Lang, texts: object): Promise<Uint8Array> {
  const text = texts as Record<string, Group> & { headline: string; preamble: string; required: string; privacy: string };

  const document = await PDFDocument.create();
  const { title, description, keywords } = text['meta']!;
  document.setTitle(title!, { showInWindowTitleBar: true });
  document.setSubject(description!);
  document.setKeywords(keywords!.split(', '));
  document.setAuthor(edition.name);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(lang));
  // A fixed date: the same edition gives the same bytes.
  const date = new Date(`${edition.dates.ticketRelease}Z`);
  document.setCreationDate(date);
  document.setModificationDate(date);

  const sheet = await Sheet.create(document);
  await drawHead(sheet);
  sheet.heading(text.headline, 20);
  sheet.paragraph(`${text.preamble} ${text.required}`, 9.5, inks.ink);
  drawSections(
    sheet,
    text,
    edition.dates.days.map(({ name }) => ({ name: `stay.${name.en.toLowerCase()}`, label: shownText(name, lang) })),
  );
  sheet.y -= 4;
  sheet.paragraph(text.privacy, 8);
  return document.save();
}

function drawSections(sheet: Sheet, text: Record<string, Group>, days: readonly Column[]) {
  const { child, guardian, stay, adult, health, agree, sign } = text as Record<
    'child' | 'guardian' | 'stay' | 'adult' | 'health' | 'agree' | 'sign',
    Group
  >;
  const named = (group: string, texts: Group, ...names: string[]) => names.map(name => ({ name: `${group}.${name}`, label: texts[name]! }));
  const [childName, birth] = named('child', child, 'name', 'birth');

  sheet.heading(child['headline']!);
  sheet.fields([{ ...childName!, share: 2 }, birth!]);
  sheet.fields(named('child', child, 'phone', 'ticket', 'seat'));

  sheet.heading(guardian['headline']!);
  sheet.fields(named('guardian', guardian, 'name', 'phone'));
  sheet.fields(named('guardian', guardian, 'email', 'second'));

  sheet.heading(stay['headline']!);
  sheet.checks(days, stay['days']);
  sheet.checks(named('stay', stay, 'hall', 'camping', 'cabin'), stay['night']);
  sheet.y -= 3;
  sheet.paragraph(stay['rule']!, 8.5);

  sheet.heading(adult['headline']!);
  sheet.paragraph(adult['hint']!, 8.5);
  sheet.fields(named('adult', adult, 'name', 'phone', 'relation'));

  sheet.heading(health['headline']!);
  sheet.fields([{ name: 'health', label: health['text']! }], 34);

  sheet.heading(agree['headline']!);
  for (const box of named('agree', agree, 'rules', 'reach', 'care', 'photo')) sheet.checks([box]);

  sheet.heading(sign['headline']!);
  sheet.fields(named('sign', sign, 'place', 'printed'));
  sheet.line(sign['signature']!);
}

async function drawHead(sheet: Sheet) {
  const { page } = sheet;
  const top = paper.height;
  const band = 46;
  const strip = 12;
  page.drawRectangle({ x: 0, y: top - band, width: paper.width, height: band, color: inks.red });
  page.drawRectangle({ x: 0, y: top - band - strip, width: paper.width, height: strip, color: inks.striker });
  for (let x = 3; x < paper.width; x += 6) {
    const row = (x / 3) % 4 === 1 ? 0.3 : 0.7;
    page.drawCircle({ x, y: top - band - strip * row, size: 1.1, color: inks.dot });
  }
  if (existsSync(wordmarkFile)) {
    const svg = await readFile(wordmarkFile, 'utf8');
    for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) {
      page.drawSvgPath(d!, { x: paper.margin, y: top - 8, scale: 1.6, color: inks.white });
    }
  }
  sheet.y = top - band - strip;
}
