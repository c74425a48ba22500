import type { ImportReport } from './content/import.ts';

const changes = ['added', 'updated', 'removed'] as const;

export const hasChanges = (report: ImportReport) => Object.values(report).some(counts => changes.some(change => counts[change] > 0));

/** 'news 3 added, 9 unchanged; locations 6 unchanged; …' */
export function describeReport(report: Partial<ImportReport>): string {
  return Object.entries(report)
    .map(([table, counts]) => {
      const parts = [...changes, 'unchanged' as const].filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`);
      return `${table} ${parts.join(', ') || 'empty'}`;
    })
    .join('; ');
}
