import { changeTo } from '@tand/editions/node';

/** A list's module in an extending year, with the differences only; undefined without any. `name`: as 'lists/partners.ts'. */
export function thinList(from: string, name: string, was: object, is: object): string | undefined {
  const changed = Object.entries(is).flatMap(([key, value]) => {
    const change = changeTo((was as Record<string, unknown>)[key], value);
    return change === undefined ? [] : [{ key, change, isEdit: typeof change === 'object' }];
  });
  if (changed.length === 0) return undefined;
  const base = `'../../${from}/${name}'`;
  const edits = changed.some(({ isEdit }) => isEdit);
  const isComplete = Object.keys(was).every(key => changed.some(one => one.key === key));
  return [
    ...(edits ? [`import * as before from ${base};`, `import { edit } from '../../src/merge.ts';`, ''] : []),
    ...(isComplete ? [] : [`export * from ${base};`]),
    ...changed.map(({ key, change, isEdit }) =>
      isEdit
        ? `export const ${key} = edit(before.${key}, ${JSON.stringify(change)});`
        : `export const ${key}${typeof change === 'string' ? ': string' : ''} = ${JSON.stringify(change)};`,
    ),
    '',
  ].join('\n');
}
