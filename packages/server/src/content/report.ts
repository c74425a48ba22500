import type { ImportReport } from './import/saveImport.ts';

const changes = ['added', 'updated', 'removed'] as const;

export function describeReport(report: ImportReport): string {
  const parts = Object.entries(report).flatMap(([table, counts]) => {
    const texts = [...changes, 'unchanged' as const].filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`);
    return texts.length > 0 ? [`${table} ${texts.join(', ')}`] : [];
  });
  return parts.join('; ') || 'nothing there';
}
