/** `large` sets the values in the display face, for few and short ones. */
export const keyValueSizes = ['base', 'large'] as const;
export type KeyValueSize = (typeof keyValueSizes)[number];
