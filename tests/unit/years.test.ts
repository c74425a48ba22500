import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const years = readdirSync(join(root, 'packages/editions')).filter(name => /^\d{4}$/.test(name));

/** Code that is shipped or builds what is shipped; examples of tests, stories and documentation may have dates. */
const isCode = (file: string) =>
  /\.(?:ts|tsx|mjs|css|html|json)$/.test(file) &&
  !/(?:^|\/)(?:node_modules|dist|test|docs|outlines)\/|\.(?:test|stories|fixtures)\.tsx?$/.test(file);
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** A year of an edition, unless it begins a whole date: a date in a message shows how one is written, `\u2028` is a character, and 2025.10 a version. */
const named = new RegExp(`(?<![\\d.]|\\\\u)(?:${years.join('|')})(?!\\d|-\\d\\d-\\d\\d|\\.\\d)`);

// FEST-1
it.each(['packages/ui', 'packages/ui-festival', 'packages/art', 'packages/festival', 'packages/server', 'site'])(
  'no code of %s names the year of an edition',
  folder => {
    const files = ['src', 'scripts', 'build'].flatMap(part => {
      const inside = join(root, folder, part);
      const names = readdirSync(join(root, folder)).includes(part) ? readdirSync(inside, { recursive: true, encoding: 'utf8' }) : [];
      return names.map(name => `${part}/${name.replaceAll('\\', '/')}`).filter(isCode);
    });
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(file => {
      const code = readFileSync(join(root, folder, file), 'utf8').replaceAll(comments, '');
      return code.split('\n').flatMap(line => (named.test(line) ? [`${file}: ${line.trim()}`] : []));
    });
    expect(found).toEqual([]);
  },
);
