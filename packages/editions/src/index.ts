export { currentEdition, editionOf } from './current.ts';
export type { Fact, Facts } from './facts.ts';
export { copyVariables, withVariables, type CopyVariables } from './variables.ts';
export type { Copy } from './copy.ts';
export type { EntryKind, EntryPage } from './entries.ts';
export type { EntryCopy } from './entrySchemas.ts';
export type * from './theme.ts';
export type * from './types.ts';
export { priceInWords } from './words.ts';
