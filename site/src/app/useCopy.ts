import type { Copy } from '@edition/copy/types.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Values = Record<string, string | number>;

/**
 * The copy of a page: `copy('hero')` gives the text, list or group under a key of its file, with the edition's own
 * words and `values` put in. A missing key is written to the console as a warning and shown by its name (SPEC 8).
 */
export function useCopy<Page extends keyof Copy>(page: Page) {
  const { t }: { t: (key: string, options: Record<string, unknown>) => any } = useTranslation(page); // typed by the files of the copy instead
  return useCallback(
    <Key extends keyof Copy[Page] & string>(key: Key, values?: Values): Copy[Page][Key] => t(key, { returnObjects: true, ...values }),
    [t],
  );
}
