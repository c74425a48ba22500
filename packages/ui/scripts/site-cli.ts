#!/usr/bin/env node
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { themeCss, type ThemeFile } from './theme.ts';

const [name] = process.argv.slice(2);
if (!name || existsSync(name)) {
  console.error(name ? `${name} already exists.` : 'Usage: tand-site FOLDER');
  process.exitCode = 1;
} else {
  const folder = resolve(name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  cpSync(join(import.meta.dirname, '../template'), folder, { recursive: true });
  write('package.json', read('package.json').replace('"event"', JSON.stringify(basename(folder).toLowerCase())));
  write('src/brand.css', themeCss(JSON.parse(read('theme.json')) as ThemeFile));
  write('.gitignore', 'dist\nnode_modules\nserver\n');
  console.log(`${name} is made. Next:\n  cd ${name}\n  npm install\n  npm run dev`);
}
