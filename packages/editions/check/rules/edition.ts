import { editionSchema } from '@tand/festival/schemas';
import * as v from 'valibot';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

export const editionFaults = (edition: unknown): { path: string; message: string }[] =>
  (v.safeParse(editionSchema, edition).issues ?? []).map(issue => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));

export const edition = (source: EditionSource): Finding[] =>
  editionFaults(source.edition).flatMap(({ path, message }) =>
    report(source.find('edition.ts', `${path.split('.').at(-1)}:`), `${path}: ${message}`),
  );
