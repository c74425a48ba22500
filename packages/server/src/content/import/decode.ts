import { ContentError } from '../problems.ts';

/** Windows-1252 from 0x80 to 0x9f, which some versions of Node decode wrongly. */
const quotesAndDashes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const starts = (bytes: Uint8Array, ...wanted: number[]) => wanted.every((byte, index) => bytes[index] === byte);

export type Part = 'programme' | 'news' | 'tickets';

/** Tries UTF-8, then the encoding that XML declares; without one, Windows-1252, which Excel writes. */
export function decodeText(file: string, bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const declared = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = decoderOf(file, declared && !/^utf-?8$/i.test(declared) ? declared : 'windows-1252');
    const text = decoder.decode(bytes);
    if (decoder.encoding !== 'windows-1252') return text;
    return text.replace(/[\u0080-\u009f]/g, letter => quotesAndDashes[letter.charCodeAt(0) - 0x80]!);
  }
}

function decoderOf(file: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ContentError([{ file, code: 'encoding', params: { found: encoding } }]);
  }
}

export function refuseOtherKinds(file: string, bytes: Uint8Array, part: Part): void {
  const head = decodeText(file, bytes.subarray(0, 400)).trimStart();
  const kind = starts(bytes, 0x50, 0x4b)
    ? 'a workbook or an archive'
    : starts(bytes, 0xd0, 0xcf)
      ? 'a workbook of old Excel'
      : starts(bytes, 0x25, 0x50, 0x44, 0x46)
        ? 'a PDF'
        : /^BEGIN:VCALENDAR/i.test(head)
          ? 'a calendar'
          : /^<(?:!doctype html|html)\b/i.test(head)
            ? 'a web page'
            : head.includes('\u0000')
              ? 'a binary file'
              : undefined;
  if (head === '') throw new ContentError([{ file, code: 'emptyFile' }]);
  if (kind) throw new ContentError([{ file, code: 'otherKind', params: { kind, part } }]);
}
