import type { Finding, Problem } from './problem.ts';
import { openMarks } from './review.ts';
import { covers } from './rules/covers.ts';
import { edition } from './rules/edition.ts';
import { entries } from './rules/entries.ts';
import { facts } from './rules/facts.ts';
import { leftOut } from './rules/leftOut.ts';
import { links } from './rules/links.ts';
import { names } from './rules/names.ts';
import { pictures } from './rules/pictures.ts';
import { clashes, hours } from './rules/programme.ts';
import { soldOut } from './rules/soldOut.ts';
import { outside, targets, weekdays, weekend } from './rules/days.ts';
import { times } from './rules/times.ts';
import { totals } from './rules/totals.ts';
import { translations } from './rules/translations.ts';
import { readSource, type EditionSource } from './source.ts';

type Rule = (source: EditionSource) => Finding[];

export const rules: Readonly<Record<string, Rule>> = {
  edition,
  weekend,
  outside,
  targets,
  weekdays,
  entries,
  links,
  leftOut,
  translations,
  pictures,
  clashes,
  hours,
  soldOut,
  names,
  facts,
  times,
  totals,
  covers,
};

const review: Rule = ({ folder, lists }) => openMarks(folder, lists);

export function findProblems(source: EditionSource, all = rules): Problem[] {
  const found = Object.entries({ ...all, review }).flatMap(([name, rule]) => findAll(name, rule, source));
  return found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function findAll(name: string, rule: Rule, source: EditionSource): Problem[] {
  try {
    return rule(source).map(finding => ({ rule: name, ...finding }));
  } catch (error) {
    const message = `this rule could not be checked: ${error instanceof Error ? error.message : String(error)}`;
    return [{ rule: name, file: 'edition.ts', line: 1, message }];
  }
}

export const checkEdition = async (folder: string): Promise<Problem[]> => findProblems(await readSource(folder));
