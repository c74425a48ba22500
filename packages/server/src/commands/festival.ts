import { pathToFileURL } from 'node:url';
import { fileIn } from '@tand/editions/node';
import type { Edition } from '@tand/festival';

/** The edition of a folder; undefined for a folder with content only. */
export async function readFestival(folder: string): Promise<Edition | undefined> {
  const file = fileIn(folder, 'edition.ts');
  return file === undefined ? undefined : ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { edition: Edition }).edition;
}
