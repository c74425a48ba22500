import type { DeskNote } from '@tand/festival/desk';
import { describeChanges, describeReport } from '../content/describe.ts';
import { carryOut, planImport, type ImportPlan, type ImportReport } from '../content/import/saveImport.ts';
import { readContent, toDocuments, type Change } from '../content/revisions.ts';
import type { EditionContent } from '../content/types.ts';
import { RefusedError, type CommandContext } from './context.ts';

/** Prints the changes, confirms large removals and saves. @returns whether it was saved */
export async function saveContent(context: CommandContext, content: Partial<EditionContent>, note: DeskNote): Promise<boolean> {
  return savePlan(context, await planImport(context.db, content), note);
}

export async function savePlan(context: CommandContext, plan: ImportPlan, note: DeskNote): Promise<boolean> {
  const { changes, report } = plan;
  for (const line of describeChanges(changes, await placeNames(context, changes))) context.print(line);
  const isChanged = Object.values(report).some(({ added, updated, removed }) => added + updated + removed > 0);
  if (context.isDryRun) {
    context.print(`Would change: ${describeReport(report)}`);
    return false;
  }
  await confirm(context, report);
  await carryOut(context.db, plan, { author: context.author, note });
  context.print(`${isChanged ? 'Done' : 'Nothing changed'}: ${describeReport(report)}`);
  return true;
}

async function placeNames({ db }: CommandContext, changes: readonly Change[]): Promise<Map<string, string>> {
  const current = [...toDocuments(await readContent(db)).place].map(([id, place]) => ({ id, place }));
  const changed = changes.flatMap(({ kind, id, before, after }) => (kind === 'place' ? [{ id, place: after ?? before ?? {} }] : []));
  return new Map([...current, ...changed].map(({ id, place }) => [id, String(place['name_sv'])]));
}

const nouns: Record<keyof ImportReport, string> = {
  news: 'news items',
  locations: 'places',
  schedule: 'programme items',
  tickets: 'ticket ranges',
};

/** Confirms removals of more than one entry and more than a tenth of a kind. */
async function confirm({ isConfirmed, ask }: CommandContext, report: ImportReport): Promise<void> {
  const much = (['news', 'locations', 'schedule', 'tickets'] as const).flatMap(part => {
    const { updated, removed, unchanged } = report[part];
    const all = updated + removed + unchanged;
    return removed > 1 && removed > all / 10 ? [`${removed} of ${all} ${nouns[part]}`] : [];
  });
  if (much.length === 0 || isConfirmed) return;
  const what = `This removes ${much.join(' and ')}.`;
  if (!ask) throw new RefusedError(`${what} Nothing was changed. To confirm, add --yes.`);
  if (!(await ask(`${what} Continue? (y/N) `))) throw new RefusedError('Nothing was changed.');
}
