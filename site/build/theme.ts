import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileIn } from '../../packages/editions/src/folder.ts';
import type { Theme } from '../../packages/editions/src/theme.ts';
import { applyTheme, themeCss, type ThemeFile } from '../../packages/ui/scripts/theme.ts';
import { editionFolder } from './edition.ts';

/** An edition's overrides of the tokens (`theme.json`), without the inks, which are the pictures'. An edition without the file looks as the design system does. */
export function readTheme(folder = editionFolder): ThemeFile {
  const file = fileIn(folder, 'theme.json');
  const { ink: _, ...tokens } = file ? (JSON.parse(readFileSync(file, 'utf8')) as Theme) : {};
  return tokens;
}

/** Colours of the page by theme, for what stands outside its styles: the browser's own chrome, the manifest. */
export function paperColors(theme = readTheme()): { light: string; night: string } {
  const { light, night } = applyTheme(theme);
  return { light: light.get('color.paper')!.css, night: night.get('color.paper')!.css };
}

const address = 'virtual:theme.css';

/** `virtual:theme.css`: the edition's theme as CSS, checked like the tokens themselves. A theme that is not sound stops the build. */
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
