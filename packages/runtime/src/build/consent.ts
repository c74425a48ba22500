import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Copy } from '@tand/editions';
import { consentSections, contentLang, type Edition, type Lang } from '@tand/festival';
import { escapeXml } from '@tand/festival/feeds';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, PDFName } from 'pdf-lib';
import { textFont } from '../../../ui/scripts/fonts.mjs';
import { inks, paper, Sheet } from './consent-sheet.ts';
import { readTexts } from './copy.ts';
import { editionFolder, languages, readEdition } from './edition.ts';

type ConsentTexts = Copy['consent'];

const wordmarkFile = resolve(import.meta.dirname, '../../../art/dist/img/brand/wordmark-white.svg');

/** PAGE-4 */
export async function writeConsentForms(folder: string, from = editionFolder): Promise<string[]> {
  const edition = await readEdition(from);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    languages.map(async lang => {
      const file = join(folder, `parental-consent-${lang}.pdf`);
      const { consent, untranslated } = (await readTexts(lang, from)) as { consent: ConsentTexts; untranslated?: { consent?: string } };
      await writeFile(file, await consentForm(edition, untranslated?.consent === 'none' ? contentLang(lang) : lang, consent));
      return file;
    }),
  );
}

export async function consentForm(edition: Edition, lang: Lang, texts: ConsentTexts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { title, description, keywords } = texts.meta;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setSubject(description);
  document.setKeywords(keywords.split(', '));
  document.setAuthor(edition.name);
  document.setLanguage(lang);
  // A fixed date: the same edition gives the same bytes.
  const date = new Date(`${edition.dates.ticketRelease}Z`);
  document.setCreationDate(date);
  document.setModificationDate(date);
  const { context, catalog } = document;
  const xmp = new TextEncoder().encode(metadata(title, lang));
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })));

  document.registerFontkit(fontkit);
  const features = { liga: false }; // pdf-lib does not map a ligature to its letters
  const regular = await document.embedFont(await textFont(400), { features });
  const sheet = new Sheet(document, regular, await document.embedFont(await textFont(700), { features, subset: true }));
  const wordmark = existsSync(wordmarkFile) ? await readFile(wordmarkFile, 'utf8') : '';
  sheet.decorate(() => drawHead(sheet, wordmark));
  sheet.heading(texts.headline, 1);
  sheet.paragraph(`${texts.preamble} ${texts.required}`, 9.5, inks.ink);
  for (const { headline, hint, rows } of consentSections(group => texts[group], edition.dates.days, lang)) {
    sheet.heading(headline, 2);
    if (hint) sheet.paragraph(hint, 8.5);
    for (const { label, fields } of rows) {
      const { type } = fields[0]!;
      if (type === 'check') sheet.checks(fields, label);
      else if (type === 'signature') sheet.line(fields[0]!.label);
      else sheet.fields(fields);
    }
  }
  sheet.y -= 4;
  sheet.paragraph(`${texts.privacy} ${texts.questions}`, 8);
  sheet.finish();
  document.getForm().updateFieldAppearances(regular);
  return document.save({ updateFieldAppearances: false }); // updating the appearances again would add Helvetica
}

const metadata = (title: string, lang: Lang) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${lang}</rdf:li></rdf:Bag></dc:language>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

function drawHead(sheet: Sheet, wordmark: string) {
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
  for (const [, d] of wordmark.matchAll(/ d="([^"]+)"/g)) {
    page.drawSvgPath(d!, { x: paper.margin, y: top - 8, scale: 1.6, color: inks.white });
  }
  sheet.y = top - band - strip;
}
