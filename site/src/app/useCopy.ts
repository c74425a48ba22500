import type { Copy, EntryCopy, EntryKind } from '@tand/editions';
import { useOptionalTexts, useTexts } from '@tand/runtime/i18n';

export const useCopy = <Page extends keyof Copy>(page: Page) => useTexts<Copy[Page]>(page);

/** The text of an optional key may be undefined. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the kind of its entry
export const useEntryCopy = <Kind extends EntryKind>(page: string) => useOptionalTexts<EntryCopy[Kind]>(page);
