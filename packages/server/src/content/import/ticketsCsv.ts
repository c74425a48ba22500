import { maxTickets } from '@tand/festival';
import { normalise } from '../../infra/secrets.ts';
import { parseCsv, type CsvRecord } from './csv.ts';
import { readInstant } from '@tand/festival/schemas';
import { ContentError, type ContentProblem } from './problems.ts';
import type { TicketContent } from '../types.ts';

const needed = ['reference', 'postal', 'start', 'end', 'timestamp'] as const;
const columns = [...needed, 'name'] as const;
type Column = (typeof columns)[number];

export interface ParsedTickets {
  tickets: TicketContent[];
  problems: ContentProblem[];
}

/**
 * CSV with the columns reference, postal, start, end, timestamp and optionally name, in any order; one range per line. All ranges of a
 * reference have the same postal code. Problems never quote a reference, postal code or name.
 */
export function parseTickets(file: string, source: string): ParsedTickets {
  let records: CsvRecord[];
  try {
    records = parseCsv(file, source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // What is quoted may be personal data.
    return { tickets: [], problems: error.problems.map(problem => ({ ...problem, message: problem.message.replace(/:.*/s, '') })) };
  }
  const [header, ...rows] = records;
  const names = (header?.values ?? []).map(name => name.trim());
  const lacking = needed.filter(column => !names.includes(column));
  const strange = names.filter(name => !columns.some(column => column === name));
  if (lacking.length > 0 || strange.length > 0) {
    const message = lacking.length > 0 ? `the header lacks ${lacking.join(', ')}` : `the header has unknown columns: ${strange.join(', ')}`;
    return { tickets: [], problems: [{ file, line: header?.line ?? 1, message }] };
  }
  const problems: ContentProblem[] = [];
  const tickets: TicketContent[] = [];
  const postalOf = new Map<string, string>();
  const lines: number[] = [];
  for (const { line, values } of rows) {
    if (values.length !== names.length) {
      problems.push({ file, line, message: `has ${values.length} values, the header has ${names.length}` });
      continue;
    }
    const problem = (field: Column, message: string) => problems.push({ file, line, field, message });
    const value = (column: Column) => (values[names.indexOf(column)] ?? '').trim();
    for (const column of ['reference', 'postal', 'name'] as const) {
      if (column !== 'name' && value(column) === '') problem(column, 'must not be empty');
      else if (value(column).length > 200) problem(column, 'must have at most 200 characters');
    }
    const start = readNumber(value('start'));
    const end = readNumber(value('end'));
    if (start === undefined) problem('start', 'must be a whole number from 1');
    if (end === undefined) problem('end', 'must be a whole number from 1');
    if (start !== undefined && end !== undefined) {
      if (start > end) problem('end', 'must not be less than start');
      if (end - start >= maxTickets) problem('end', `a range has at most ${maxTickets} tickets`);
    }
    const timestamp = readInstant(value('timestamp').replace(/^(\d{4}-\d{2}-\d{2}) (\d)/, '$1T$2'));
    if (!timestamp) problem('timestamp', 'must be an ISO date such as 2024-12-13T13:37:04+01:00');
    const reference = normalise(value('reference'));
    const postal = normalise(value('postal'));
    if (postalOf.has(reference) && postalOf.get(reference) !== postal)
      problem('postal', 'differs from an earlier line of the same reference');
    postalOf.set(reference, postal);
    if (start === undefined || end === undefined || !timestamp) continue;
    tickets.push({ reference, postal, start, end, name: value('name'), timestamp: timestamp.toISOString() });
    lines.push(line);
  }
  return { tickets, problems: [...problems, ...findOverlaps(file, tickets, lines)] };
}

/** Ticket numbers are unique. */
function findOverlaps(file: string, tickets: TicketContent[], lines: number[]): ContentProblem[] {
  const order = tickets.map((ticket, index) => ({ ...ticket, line: lines[index] ?? 1 })).toSorted((a, b) => a.start - b.start);
  const problems: ContentProblem[] = [];
  let last = order[0];
  for (const ticket of order.slice(1)) {
    if (last && ticket.start <= last.end)
      problems.push({ file, line: ticket.line, field: 'start', message: `overlaps the range of line ${last.line}` });
    if (!last || ticket.end > last.end) last = ticket;
  }
  return problems;
}

function readNumber(value: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
