import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './startError.ts';

export async function loadRenderer<Renderer>(siteDir: string): Promise<Renderer> {
  const file = join(siteDir, 'server/entry.server.js');
  try {
    createRequire(import.meta.url).resolve(file);
  } catch (error) {
    throw new StartError(`There is no built site at ${siteDir}. Build the site first.`, { cause: error });
  }
  const { createRenderer } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { createRenderer: () => Promise<Renderer> };
  return createRenderer();
}
