import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFonts } from '../packages/ui/scripts/fonts.mjs';
import { root } from './run.mjs';

/** The design system's `fonts.css` with its fonts as data URLs, for pages without a server. */
export async function embeddedFonts(): Promise<string> {
  const folder = join(root, '.cache/fonts');
  if (!existsSync(folder)) await writeFonts(folder);
  return readFileSync(join(root, 'packages/ui/src/styles/fonts.css'), 'utf8').replaceAll(
    /\/fonts\/([\w-]+\.woff2)/g,
    (_, file: string) => `data:font/woff2;base64,${readFileSync(join(folder, file)).toString('base64')}`,
  );
}
