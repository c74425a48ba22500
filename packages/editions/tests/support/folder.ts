import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { editionOf } from '../../src/current.ts';

/** The folder of the edition under test, with a slash at its end: the one `@edition/…` points at. */
export const editionUrl = pathToFileURL(`${join(import.meta.dirname, '../..', editionOf(process.env))}/`);
