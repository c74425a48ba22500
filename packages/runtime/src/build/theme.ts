import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileIn } from '../../../editions/src/folder.ts';
import type { Theme } from '../../../editions/src/theme.ts';
import { applyTheme, themeCss, type ThemeFile } from '../../../ui/scripts/theme.ts';
import { editionFolder } from './edition.ts';

/** Overrides of tokens by the edition's `theme.json`, without inks, which are for pictures. Default: none. */
export function readTheme(folder = editionFolder): ThemeFile {
  const file = fileIn(folder, 'theme.json');
  const { ink: _, ...tokens } = file ? (JSON.parse(readFileSync(file, 'utf8')) as Theme) : {};
  return tokens;
}

export function paperColors(theme = readTheme()): { light: string; night: string } {
  const { light, night } = applyTheme(theme);
  return { light: light.get('color.paper')!.css, night: night.get('color.paper')!.css };
}

const address = 'virtual:theme.css';

/** `virtual:theme.css`: the edition's theme. An invalid theme stops the build. */
export function theme(): Plugin {
  return {
    name: 'theme',
    resolveId: id => (id === address ? `\0${address}` : undefined),
    load(id) {
      if (id !== `\0${address}`) return undefined;
      this.addWatchFile(join(editionFolder, 'theme.json'));
      return themeCss(readTheme());
    },
  };
}
