import { rgb, type PDFDocument, PDFHexString, PDFName, type PDFFont, type PDFPage, StandardFonts, type PDFField } from 'pdf-lib';

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

export interface Column {
  name: string;
  label: string;
  share?: number;
}

/** Lengths in points. */
export class Sheet {
  y = paper.height;
  readonly width = paper.width - 2 * paper.margin;
  readonly document: PDFDocument;
  readonly page: PDFPage;
  private readonly regular: PDFFont;
  private readonly bold: PDFFont;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.page = document.addPage([paper.width, paper.height]);
    this.regular = regular;
    this.bold = bold;
  }

  static async create(document: PDFDocument): Promise<Sheet> {
    const regular = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    return new Sheet(document, regular, bold);
  }

  heading(text: string, size = 12) {
    this.y -= size + 8;
    this.page.drawText(text, { x: paper.margin, y: this.y, size, font: this.bold, color: inks.ink });
    this.y -= 5;
  }

  paragraph(text: string, size = 9, tone = inks.muted) {
    for (const line of this.wrap(text, size, this.width)) {
      this.y -= size + 3;
      this.page.drawText(line, { x: paper.margin, y: this.y, size, font: this.regular, color: tone });
    }
    this.y -= 3;
  }

  /** Text fields in one row. A label that ends with * makes its field required. */
  fields(columns: readonly Column[], height = 19) {
    const gap = 10;
    const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
    const unit = (this.width - gap * (columns.length - 1)) / shares;
    this.y -= 12;
    let x = paper.margin;
    for (const { name, label, share = 1 } of columns) {
      this.page.drawText(label, { x, y: this.y, size: 8.5, font: this.regular, color: inks.ink });
      const field = this.document.getForm().createTextField(name);
      if (height > 24) field.enableMultiline();
      if (label.endsWith('*')) field.enableRequired();
      const box = { x, y: this.y - 4 - height, width: unit * share, height };
      field.addToPage(this.page, {
        ...box,
        borderWidth: 1,
        borderColor: inks.ink,
        backgroundColor: inks.field,
        textColor: inks.ink,
        font: this.regular,
      });
      field.setFontSize(10);
      describe(field, label);
      x += unit * share + gap;
    }
    this.y -= height + 5;
  }

  /** Checkboxes in one row, after an optional word. */
  checks(boxes: readonly Column[], word?: string) {
    this.y -= 17;
    let x = paper.margin;
    if (word) {
      this.page.drawText(word, { x, y: this.y + 2, size: 9.5, font: this.bold, color: inks.ink });
      x += this.bold.widthOfTextAtSize(word, 9.5) + 14;
    }
    for (const { name, label } of boxes) {
      const field = this.document.getForm().createCheckBox(name);
      field.addToPage(this.page, {
        x,
        y: this.y,
        width: 11,
        height: 11,
        borderWidth: 1,
        borderColor: inks.ink,
        backgroundColor: inks.field,
        textColor: inks.ink,
      });
      if (label.endsWith('*')) field.enableRequired();
      describe(field, word ? `${word}: ${label}` : label);
      this.page.drawText(label, { x: x + 16, y: this.y + 2, size: 9.5, font: this.regular, color: inks.ink });
      x += this.regular.widthOfTextAtSize(label, 9.5) + 32;
    }
  }

  line(label: string) {
    this.y -= 34;
    const { margin } = paper;
    this.page.drawLine({ start: { x: margin, y: this.y }, end: { x: paper.width - margin, y: this.y }, thickness: 1, color: inks.ink });
    this.y -= 11;
    this.page.drawText(label, { x: margin, y: this.y, size: 8.5, font: this.regular, color: inks.ink });
  }

  private wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.regular.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function describe(field: PDFField, label: string) {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label.replace(/ ?\*$/, '')));
}
