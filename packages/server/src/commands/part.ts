import { applyChanges } from '../content/apply.ts';
import type { ImportReport } from '../content/import.ts';
import { hasChanges, describeReport } from '../report.ts';
import { readGiven, type CommandContext } from './context.ts';

/** The parts of an edition that are one file each, and what of the report is theirs. */
const parts = {
  schedule: { file: 'schedule.yaml', part: 'programme', tables: ['locations', 'schedule'] },
  tickets: { file: 'tickets.csv', part: 'tickets', tables: ['tickets'] },
} as const;
export type Part = keyof typeof parts;
export const isPart = (name: string | undefined): name is Part => name !== undefined && Object.hasOwn(parts, name);

/** Takes a file into the edition, or the one that lies there, and brings the database up to it. */
export async function importPart(context: CommandContext, part: Part, path?: string): Promise<void> {
  const { file, tables, part: only } = parts[part];
  const changes = new Map(path === undefined ? [] : [[file, await readGiven(context, path)]]);
  const report = await applyChanges(context.db, context.folder, changes, { isDryRun: context.isDryRun, only: [only] });
  context.print(summary(context, report, tables));
}

/** 'Imported: tickets 3 added, 9 unchanged' */
export function summary({ isDryRun }: CommandContext, report: ImportReport, tables: readonly (keyof ImportReport)[]): string {
  const own = Object.fromEntries(tables.map(table => [table, report[table]]));
  return `${isDryRun ? 'Would import' : hasChanges(report) ? 'Imported' : 'Nothing changed'}: ${describeReport(own)}`;
}
