import { ContentError } from '../problems.ts';

export interface CsvRecord {
  line: number;
  values: string[];
}

const delimiters = [',', ';', '\t'];

function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1);
  return delimiters.reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best));
}

export function parseCsv(file: string, source: string): CsvRecord[] {
  const given = source.replace(/^\uFEFF/, '');
  const named = /^"?sep=([^\r\n"])"?(?:\r\n|[\r\n])/i.exec(given);
  const text = named ? given.slice(named[0].length) : given;
  const delimiter = named?.[1] ?? delimiterOf(text);
  const isEnd = (char: string | undefined) => char === undefined || char === delimiter || char === '\r' || char === '\n';
  const wrong = (at: number, line: number, code: string) => {
    const column = at - Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1));
    return new ContentError([{ file, line, column, code, params: { found: text.slice(at, at + 20).split(/[\r\n]/, 1)[0]! } }]);
  };
  const records: CsvRecord[] = [];
  let line = named ? 2 : 1;
  let position = 0;
  while (position < text.length) {
    const record: CsvRecord = { line, values: [] };
    for (;;) {
      let value = '';
      if (text[position] === '"') {
        const opened = position;
        const openedIn = line;
        position += 1;
        for (;;) {
          const quote = text.indexOf('"', position);
          if (quote < 0) throw wrong(opened, openedIn, 'openQuote');
          value += text.slice(position, quote);
          position = quote + 1;
          if (text[position] !== '"') break;
          value += '"';
          position += 1;
        }
        line += value.split('\n').length - 1;
        if (!isEnd(text[position])) throw wrong(position, line, 'afterQuote');
      } else {
        let end = position;
        while (!isEnd(text[end])) end += 1;
        value = text.slice(position, end);
        position = end;
      }
      record.values.push(value);
      if (text[position] !== delimiter) break;
      position += 1;
    }
    position += text.startsWith('\r\n', position) ? 2 : 1;
    line += 1;
    if (record.values.length > 1 || record.values[0] !== '') records.push(record);
  }
  return records;
}
