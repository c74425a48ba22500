import type { Problem } from './problem.ts';
import { openMarks } from './review.ts';
import { covers, labels, phases, places, totals } from './rules/agreement.ts';
import { entries } from './rules/entries.ts';
import { facts } from './rules/facts.ts';
import { links } from './rules/links.ts';
import { pictures } from './rules/pictures.ts';
import { clashes, hours } from './rules/programme.ts';
import { soldOut } from './rules/soldOut.ts';
import { style } from './rules/style.ts';
import { targets, weekend } from './rules/targets.ts';
import { times } from './rules/times.ts';
import { translations, weekdays } from './rules/words.ts';
import { readSource, type EditionSource } from './source.ts';

/** Every rule, by the name that stands behind each finding. */
export const rules: Readonly<Record<string, (source: EditionSource) => Problem[]>> = {
  weekend,
  targets,
  weekdays,
  entries,
  links,
  translations,
  pictures,
  clashes,
  hours,
  soldOut,
  facts,
  times,
  totals,
  covers,
  labels,
  phases,
  places,
  style,
};

/** What is wrong with an edition, and what is still to be decided in it, in the order of its files. */
export async function checkEdition(folder: string): Promise<Problem[]> {
  const source = await readSource(folder);
  const found = [...Object.values(rules).flatMap(rule => rule(source)), ...openMarks(folder, source.lists)];
  return found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
