import { editionSchema } from '@tand/festival/schemas';
import * as v from 'valibot';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

/** Fields of `edition.ts` that are missing, unknown or invalid. */
export function edition(source: EditionSource): Finding[] {
  const { issues = [] } = v.safeParse(editionSchema, source.edition);
  return issues.flatMap(issue => {
    const path = v.getDotPath(issue) ?? '';
    return report(source.find('edition.ts', `${path.split('.').at(-1)}:`), `${path}: ${issue.message}`);
  });
}
