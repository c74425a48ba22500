import { inZone, problemsOf, soldRange } from '@tand/festival/schemas';
import * as v from 'valibot';
import { normalise } from '../../infra/secrets.ts';
import { ContentError, type ContentProblem } from '../problems.ts';
import type { TicketContent } from '../revisions.ts';
import { parseCsv, type CsvRecord } from './csv.ts';

const columns = Object.keys(soldRange.entries);
const needed = columns.filter(column => column !== 'name');

/** Problems never quote a reference, postal code or name. */
export function parseTickets(file: string, source: string, timeZone: string | undefined) {
  let records: CsvRecord[];
  try {
    records = parseCsv(file, source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { tickets: [], problems: error.problems.map(({ params: _quoted, ...problem }) => problem) };
  }
  const [header, ...rows] = records;
  const names = (header?.values ?? []).map(name => name.trim());
  const wrong = (code: string, found: readonly string[]) => ({
    tickets: [],
    problems: [{ file, line: header?.line ?? 1, code, params: { columns: found.join(', ') } }],
  });
  const missing = needed.filter(column => !names.includes(column));
  if (missing.length > 0) return wrong('columnsMissing', missing);
  const unknown = names.filter(name => !columns.includes(name));
  if (unknown.length > 0) return wrong('columnsUnknown', unknown);

  const problems: ContentProblem[] = [];
  const ranges: (TicketContent & { line: number })[] = [];
  const postalOf = new Map<string, string>();
  for (const { line, values } of rows) {
    if (values.length !== names.length) {
      problems.push({ file, line, code: 'valueCount', params: { count: values.length, wanted: names.length } });
      continue;
    }
    const value = (column: string) => (values[names.indexOf(column)] ?? '').trim();
    const [reference, postal] = [normalise(value('reference')), normalise(value('postal'))];
    const range = {
      reference,
      postal,
      name: value('name'),
      start: numberOf(value('start')),
      end: numberOf(value('end')),
      timestamp: inZone(value('timestamp').replace(/^(\d{4}-\d{2}-\d{2}) (\d)/, '$1T$2'), timeZone),
    };
    const read = v.safeParse(soldRange, range);
    problems.push(...problemsOf(read.issues ?? []).map(problem => ({ file, line, ...problem })));
    if ((postalOf.get(reference) ?? postal) !== postal) problems.push({ file, line, path: 'postal', code: 'otherPostal' });
    postalOf.set(reference, postal);
    if (read.success) ranges.push({ ...read.output, line });
  }
  return { tickets: ranges.map(({ line: _line, ...ticket }) => ticket), problems: [...problems, ...findOverlaps(file, ranges)] };
}

function findOverlaps(file: string, ranges: readonly (TicketContent & { line: number })[]): ContentProblem[] {
  const [first, ...others] = ranges.toSorted((a, b) => a.start - b.start);
  const problems: ContentProblem[] = [];
  let last = first;
  for (const range of others) {
    if (last && range.start <= last.end)
      problems.push({ file, line: range.line, path: 'start', code: 'overlap', params: { line: last.line } });
    if (!last || range.end > last.end) last = range;
  }
  return problems;
}

const numberOf = (value: string) => (/^[1-9]\d*$/.test(value) ? Number(value) : value);
