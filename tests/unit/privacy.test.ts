import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '@tand/server';

const root = resolve(import.meta.dirname, '../..');

// LOOKUP-13
it('names in docs/privacy.md every column of the database once', async () => {
  const db = await openDatabase(':memory:');
  const { rows } = await db.client.execute(
    `SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  );
  await db.close();
  const table = readFileSync(`${root}/docs/privacy.md`, 'utf8').split('## Elsewhere')[0]!;
  const told = [...table.matchAll(/`(\w+\.\w+)`/g)].map(([, column]) => column);
  expect(told).toHaveLength(rows.length);
  expect(new Set(told)).toEqual(new Set(rows.map(row => row['name'])));
});

// LOOKUP-13
it('has no CSV file, key or database in Git except the samples of tickets', () => {
  const files = execFileSync('git', ['ls-files', '*.csv', '*.key', '*.db'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(files.filter(file => !/^packages\/editions\/\d+\/tickets\.sample\.csv$/.test(file))).toEqual([]);
});
