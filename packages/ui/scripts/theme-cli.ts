#!/usr/bin/env node
/** `tand-theme theme.json > theme.css`: another brand as CSS to load after tokens.css, contrast checked. */
import { readFileSync } from 'node:fs';
import { themeCss, type ThemeFile } from './theme.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: tand-theme theme.json > theme.css');
  process.exitCode = 1;
} else {
  try {
    process.stdout.write(themeCss(JSON.parse(readFileSync(file, 'utf8')) as ThemeFile));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
