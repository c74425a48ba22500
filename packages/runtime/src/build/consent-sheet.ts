import {
  beginMarkedContent,
  endMarkedContent,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  rgb,
  type PDFArray,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import type { ConsentField } from '@tand/festival';

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 42 };

const color = (hex: string) => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};
export const inks = {
  ink: color('#17131f'),
  muted: color('#5c5468'),
  red: color('#e5242a'),
  striker: color('#7d0f2b'),
  dot: color('#a3213f'),
  field: color('#fffaf0'),
  white: color('#ffffff'),
};

interface Element {
  ref: PDFRef;
  role: string;
  kids: PDFArray;
}

export class Sheet {
  y = paper.height;
  readonly width = paper.width - 2 * paper.margin;
  readonly page: PDFPage;
  private readonly document: PDFDocument;
  private readonly regular: PDFFont;
  private readonly bold: PDFFont;
  private readonly root: Element;
  private readonly marked: PDFRef[] = [];
  private readonly forms: PDFRef[] = [];

  constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.page = document.addPage([paper.width, paper.height]);
    this.regular = regular;
    this.bold = bold;
    this.root = { ref: document.context.nextRef(), role: 'Document', kids: document.context.obj([]) };
    this.page.node.set(PDFName.of('StructParents'), PDFNumber.of(0));
    this.page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  heading(text: string, level: 1 | 2) {
    const size = level === 1 ? 20 : 12;
    this.y -= size + 8;
    this.text(this.element(`H${level}`), text, paper.margin, { size, font: this.bold });
    this.y -= 5;
  }

  paragraph(text: string, size = 9, ink = inks.muted) {
    const paragraph = this.element('P');
    for (const line of this.wrap(text, size)) {
      this.y -= size + 3;
      this.text(paragraph, line, paper.margin, { size, ink });
    }
    this.y -= 3;
  }

  fields(fields: readonly ConsentField[]) {
    const gap = 10;
    const width = (this.width - gap * (fields.length - 1)) / fields.length;
    const height = fields.some(({ type }) => type === 'lines') ? 34 : 19;
    this.y -= 12;
    for (const [index, { name, label, type, isRequired }] of fields.entries()) {
      const x = paper.margin + index * (width + gap);
      const paragraph = this.element('P');
      this.text(paragraph, label, x, { size: 8.5 });
      const field = this.document.getForm().createTextField(name);
      if (type === 'lines') field.enableMultiline();
      if (isRequired) field.enableRequired();
      field.addToPage(this.page, { ...boxLooks, x, y: this.y - 4 - height, width, height, font: this.regular });
      field.setFontSize(10);
      this.form(paragraph, field, label);
    }
    this.y -= height + 5;
  }

  checks(fields: readonly ConsentField[], word?: string) {
    this.y -= 17;
    let x = paper.margin;
    if (word) {
      this.text(this.element('P'), word, x, { size: 9.5, font: this.bold, rise: 2 });
      x += this.bold.widthOfTextAtSize(word, 9.5) + 14;
    }
    for (const { name, label, isRequired } of fields) {
      const paragraph = this.element('P');
      const field = this.document.getForm().createCheckBox(name);
      field.addToPage(this.page, { ...boxLooks, x, y: this.y, width: 11, height: 11 });
      if (isRequired) field.enableRequired();
      this.form(paragraph, field, word ? `${word}: ${label}` : label);
      this.text(paragraph, label, x + 16, { size: 9.5, rise: 2 });
      x += this.regular.widthOfTextAtSize(label, 9.5) + 32;
    }
  }

  line(label: string) {
    this.y -= 34;
    const [start, end] = [paper.margin, paper.width - paper.margin].map(x => ({ x, y: this.y }));
    this.decorate(() => this.page.drawLine({ start: start!, end: end!, thickness: 1, color: inks.ink }));
    this.y -= 11;
    this.text(this.element('P'), label, paper.margin, { size: 8.5 });
  }

  /** Draws decoration, which is not read aloud. */
  decorate(draw: () => void) {
    this.page.pushOperators(beginMarkedContent('Artifact'));
    draw();
    this.page.pushOperators(endMarkedContent());
  }

  finish() {
    const { catalog, context } = this.document;
    const forms = this.forms.flatMap((ref, index) => [index + 1, ref]);
    const tree = context.register(
      context.obj({
        Type: 'StructTreeRoot',
        K: this.root.ref,
        ParentTree: { Nums: [0, this.marked, ...forms] },
        ParentTreeNextKey: this.forms.length + 1,
      }),
    );
    context.assign(this.root.ref, context.obj({ Type: 'StructElem', S: 'Document', P: tree, K: this.root.kids }));
    catalog.set(PDFName.of('StructTreeRoot'), tree);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private text(element: Element, text: string, x: number, { size = 9, font = this.regular, ink = inks.ink, rise = 0 }) {
    const number = this.marked.push(element.ref) - 1;
    element.kids.push(PDFNumber.of(number));
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(element.role), `<</MCID ${number}>>`]));
    this.page.drawText(text, { x, y: this.y + rise, size, font, color: ink });
    this.page.pushOperators(endMarkedContent());
  }

  private form(parent: Element, { acroField }: PDFField, label: string) {
    const { ref, kids } = this.element('Form', parent);
    kids.push(this.document.context.obj({ Type: 'OBJR', Obj: acroField.normalizedEntries().Kids.get(0), Pg: this.page.ref }));
    const widget = acroField.getWidgets()[0]!.dict;
    widget.set(PDFName.of('StructParent'), PDFNumber.of(this.forms.push(ref)));
    // Acrobat reads the field's name, Firefox the widget's.
    for (const dict of [acroField.dict, widget]) dict.set(PDFName.of('TU'), PDFHexString.fromText(label.replace(/ ?\*$/, '')));
  }

  private element(role: string, parent = this.root): Element {
    const { context } = this.document;
    const kids = context.obj([]);
    const ref = context.register(context.obj({ Type: 'StructElem', S: role, P: parent.ref, Pg: this.page.ref, K: kids }));
    parent.kids.push(ref);
    return { ref, role, kids };
  }

  private wrap(text: string, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.regular.widthOfTextAtSize(longer, size) <= this.width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

const boxLooks = { borderWidth: 1, borderColor: inks.ink, backgroundColor: inks.field, textColor: inks.ink };
