import { inflateSync } from 'node:zlib';
import { CONTOUR, HAIR, INKS, LIGHTS, PAPER, SKIN, WHITE } from '@tand/art';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFRef } from 'pdf-lib';

const inkNames = new Map<string, string>();
const name = (hex: string, ink: string) => {
  const key = hex.toLowerCase();
  if (!inkNames.has(key)) inkNames.set(key, `TAND ${ink}`);
};
name(PAPER, 'paper');
name(WHITE, 'white');
name(CONTOUR.day.line, 'line');
name(CONTOUR.day.shadow, 'shadow');
for (const [ink, tones] of Object.entries(INKS)) for (const [tone, hex] of tones.entries()) name(hex, `${ink}${tone}`);
for (const [light, [day]] of Object.entries(LIGHTS)) name(day, light);
for (const [i, hex] of SKIN.entries()) name(hex, `skin ${i}`);
for (const [i, hex] of HAIR.entries()) name(hex, `hair ${i}`);

const hexOf = (numbers: string[]) =>
  `#${numbers
    .map(n =>
      Math.round(Number(n) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function separation(context: PDFContext, ink: string, hex: string): PDFRef {
  const rgb = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: rgb, N: 1 });
  return context.register(context.obj(['Separation', PDFName.of(ink), 'DeviceRGB', context.register(tint)]));
}

export interface SpotColoured {
  pdf: Uint8Array;
  inks: string[];
  others: string[];
}

/** Replaces the plain colours of a PDF by the kit's inks, each as a separation. */
export async function spotColours(pdf: Uint8Array): Promise<SpotColoured> {
  const document = await PDFDocument.load(pdf);
  const { context } = document;
  const spaces = new Map<string, PDFRef>();
  const others = new Set<string>();

  function paint(stream: PDFRawStream, resources: PDFDict): PDFRawStream {
    const code = inflateSync(stream.contents).toString('latin1');
    const used = new Set<string>();
    const spot = code.replace(/([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)\b/g, (match, r: string, g: string, b: string, operator: string) => {
      const hex = hexOf([r, g, b]);
      const ink = inkNames.get(hex);
      if (!ink) {
        others.add(hex);
        return match;
      }
      if (!spaces.has(ink)) spaces.set(ink, separation(context, ink, hex));
      used.add(ink);
      const key = ink.replaceAll(' ', '-');
      return operator === 'rg' ? `/${key} cs 1 scn` : `/${key} CS 1 SCN`;
    });
    const known = resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict) ?? context.obj({});
    for (const ink of used) known.set(PDFName.of(ink.replaceAll(' ', '-')), spaces.get(ink)!);
    resources.set(PDFName.of('ColorSpace'), known);
    const painted = context.flateStream(Buffer.from(spot, 'latin1'));
    for (const [key, value] of stream.dict.entries())
      if (key !== PDFName.of('Length') && key !== PDFName.of('Filter')) painted.dict.set(key, value);
    return painted;
  }

  for (const page of document.getPages()) {
    const resources = page.node.Resources()!;
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray().map(ref => context.lookup(ref)) : [contents];
    const painted = streams.map(stream => context.register(paint(stream as PDFRawStream, resources)));
    page.node.set(PDFName.Contents, context.obj(painted));
  }
  // Transparent or repeated drawings are forms with separate resources.
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) continue;
    const resources = object.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? context.obj({});
    object.dict.set(PDFName.of('Resources'), resources);
    context.assign(ref, paint(object, resources));
  }
  return { pdf: await document.save(), inks: [...spaces.keys()], others: [...others] };
}
