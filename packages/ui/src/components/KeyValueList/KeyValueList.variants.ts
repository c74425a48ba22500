/** `large` shows three to eight facts as boxes across a page. */
export const keyValueSizes = ['base', 'large'] as const;
export type KeyValueSize = (typeof keyValueSizes)[number];
