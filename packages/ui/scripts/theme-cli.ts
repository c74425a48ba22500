#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { themeCss, type ThemeFile } from './theme.ts';

const usage = `Usage: tand-theme theme.json > theme.css

Writes a brand as CSS, to be loaded after tokens.css. Its file has groups of tokens:
  palette, light, night, band   colours, in any CSS notation
  more                          colours with more contrast; what is missing is derived
  font, text, stretch, capitals, radius, border, shadow, motion

  { "palette": { "red": { "$value": "oklch(55% 0.13 155)" } }, "radius": { "base": { "$value": "12px" } } }

Each colour without enough contrast and each invalid value is a line on stderr, with exit code 1.
Names of tokens: @tand/ui/tokens.json. States (error, success, warning, danger, link, focus, current) do not follow the palette.
`;

let file: string | undefined;
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  [file] = positionals;
  if (!values.help && (file === undefined || positionals.length > 1)) throw new Error(`Name one file.\n\n${usage}`);
  process.stdout.write(values.help ? usage : themeCss(JSON.parse(readFileSync(file!, 'utf8')) as ThemeFile));
} catch (error) {
  const { message } = error as Error;
  console.error(file === undefined ? message : message.replaceAll(/^/gm, `${file}: `));
  process.exitCode = 1;
}
