/** `short` gives more width to the labels, for one-word values; `large` shows three to eight facts as boxes across a page. */
export const keyValueSizes = ['base', 'short', 'large'] as const;
export type KeyValueSize = (typeof keyValueSizes)[number];
