import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileIn } from '../../../editions/src/folder.ts';
import type { InkGroup, Theme } from '../../../editions/src/theme.ts';
import { applyTheme, themeCss, type ThemeFile } from '../../../ui/scripts/theme.ts';
import { editionFolder } from './edition.ts';

function readFile(folder: string): Theme {
  const file = fileIn(folder, 'theme.json');
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Theme) : {};
}

export function readTheme(folder = editionFolder): ThemeFile {
  const { ink: _, ...tokens } = readFile(folder);
  return tokens;
}

const inkLines = (inks: InkGroup = {}, prefix = '') =>
  Object.entries(inks).flatMap(([name, tones]) =>
    Object.entries(tones).flatMap(([tone, { $value }]) => ($value ? `--ui-ink-${prefix}${name}${tone}: ${$value.hex};` : [])),
  );

export function inksCss(folder = editionFolder): string {
  const { day, night } = readFile(folder).ink ?? {};
  return [':root {', ...inkLines(day), ...inkLines(night, 'night-'), '}'].join('\n');
}

export function paperColors(theme = readTheme()): { light: string; night: string } {
  const { light, night } = applyTheme(theme);
  return { light: light.get('color.paper')!.css, night: night.get('color.paper')!.css };
}

const address = 'virtual:theme.css';

export function theme(): Plugin {
  return {
    name: 'theme',
    resolveId: id => (id === address ? `\0${address}` : undefined),
    load(id) {
      if (id !== `\0${address}`) return undefined;
      this.addWatchFile(join(editionFolder, 'theme.json'));
      return themeCss(readTheme()) + inksCss();
    },
  };
}
