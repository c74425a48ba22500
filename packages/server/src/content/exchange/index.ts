import { ContentError } from '../problems.ts';
import { carryOver, type Standing } from './carryOver.ts';
import { Losses, type ForeignProgramme } from './foreign.ts';
import { readFrabJson, readFrabXml } from './frab.ts';
import { readTable } from './table.ts';

export type Reader = (file: string, source: string, losses: Losses) => ForeignProgramme;

/** How a programme file is read that is not our own YAML: by what it begins with, and a table by its name. */
export function readerOf(file: string, source: string): Reader | undefined {
  const [first] = source.replace(/^\uFEFF/, '').trimStart();
  if (first === '<') return readFrabXml;
  if (first === '{') return readFrabJson;
  return /\.csv$/i.test(file) ? readTable : undefined;
}

/**
 * The programme of a file in another format: frab or pretalx XML and JSON, or CSV (SCHED-50).
 * @param dates of the festival's days, where they are known
 * @returns with a line for each sort of thing that could not be carried over
 * @throws ContentError when the file is none of these, or none of its events can be read
 */
export function readForeign(read: Reader, file: string, source: string, standing: Standing, dates: readonly string[]) {
  const losses = new Losses();
  const given = read(file, source, losses);
  if (given.unread > 0) losses.say(`not carried over: events outside the rooms of a day, ${given.unread} ×`);
  const programme = carryOver(file, given, standing, dates, losses);
  const notes = losses.lines();
  // A file in a shape that is only similar must not count as an empty programme.
  if (programme.items.length === 0) {
    const count = given.events.length + given.unread;
    const message = count > 0 ? `0 of ${count} events could be read:\n${notes.join('\n')}` : 'holds no events';
    throw new ContentError([{ file, message }]);
  }
  return { ...programme, notes };
}
