import type { ImportReport } from './import/saveImport.ts';

const changes = ['added', 'updated', 'removed'] as const;

export function describeReport(report: ImportReport): string {
  const parts = Object.entries(report).flatMap(([table, counts]) => {
    const told = [...changes, 'unchanged' as const].filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`);
    return told.length > 0 ? [`${table} ${told.join(', ')}`] : [];
  });
  return parts.join('; ') || 'nothing there';
}
