/** `short` gives the labels the room, for values of a word; `large` is a label ruled into boxes, the values in the display face: for three to eight short facts across a page. */
export const keyValueSizes = ['base', 'short', 'large'] as const;
export type KeyValueSize = (typeof keyValueSizes)[number];
