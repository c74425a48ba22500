export interface CsvRecord {
  line: number;
  values: string[];
}

/** RFC 4180 with LF or CRLF; skips empty lines. @throws SyntaxError with the line, for an open quote or text after a closing one */
export function parseCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let line = 1;
  let position = 0;
  while (position < text.length) {
    const record: CsvRecord = { line, values: [] };
    for (;;) {
      let value = '';
      if (text[position] === '"') {
        const opened = line;
        position += 1;
        for (;;) {
          const quote = text.indexOf('"', position);
          if (quote < 0) throw new SyntaxError(`line ${opened}: a quote is never closed`);
          value += text.slice(position, quote);
          position = quote + 1;
          if (text[position] !== '"') break;
          value += '"';
          position += 1;
        }
        line += value.split('\n').length - 1;
        if (position < text.length && !/[,\r\n]/.test(text[position] ?? ''))
          throw new SyntaxError(`line ${line}: text follows a closing quote`);
      } else {
        const rest = /[,\r\n]/g;
        rest.lastIndex = position;
        const end = rest.exec(text)?.index ?? text.length;
        value = text.slice(position, end);
        position = end;
      }
      record.values.push(value);
      if (text[position] !== ',') break;
      position += 1;
    }
    position += text.startsWith('\r\n', position) ? 2 : 1;
    line += 1;
    if (record.values.length > 1 || record.values[0] !== '') records.push(record);
  }
  return records;
}
