import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { editionOf } from '../../src/current.ts';

/** URL of the folder behind `@edition/…`, with a slash at the end. */
export const editionUrl = pathToFileURL(`${join(import.meta.dirname, '../..', editionOf(process.env))}/`);
