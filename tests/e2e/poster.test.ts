import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { A2, poster } from '../../scripts/poster/poster.ts';
import { sharedBrowser } from '../support/browser.ts';

const browser = await sharedBrowser();
const millimetres = (points: number) => Math.round((points / 72) * 25.4);

test.each(['sv', 'en'] as const)('prints the poster in %s on one sheet of A2, as vectors, each ink a separation', async lang => {
  const { pdf, inks, others } = await poster(browser, lang);
  const document = await PDFDocument.load(pdf);
  const [page, ...more] = document.getPages();
  expect(more).toEqual([]);
  expect({ width: millimetres(page!.getWidth()), height: millimetres(page!.getHeight()) }).toEqual(A2);

  const streams = document.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  const kinds = streams.map(({ dict }) => dict.get(PDFName.of('Subtype')));
  expect(kinds).not.toContain(PDFName.of('Image'));
  const code = streams
    .filter(({ dict }) => !dict.has(PDFName.of('Length1')) && dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
    .map(({ contents }) => inflateSync(contents).toString('latin1'));
  expect(code.join('').match(/\d (?:l|c|h)\b/g)!.length).toBeGreaterThan(10_000);

  expect(inks).toEqual(expect.arrayContaining(['TAND line', 'TAND r1', 'TAND y1', 'TAND b1']));
  expect(inks.length).toBeGreaterThan(40);
  // Before any colour is set, PDF's default is black.
  expect(others.filter(hex => hex !== '#000000')).toEqual([]);
  const spaces = page!.node.Resources()!.lookup(PDFName.of('ColorSpace'), PDFDict);
  expect(spaces.keys().map(key => key.decodeText())).toContain('TAND-r1');
});
