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
 * @throws ContentError when the file is none of these
 */
export function readForeign(read: Reader, file: string, source: string, standing: Standing, dates: readonly string[]) {
  const losses = new Losses();
  const programme = carryOver(file, read(file, source, losses), standing, dates, losses);
  return { ...programme, notes: losses.lines() };
}
