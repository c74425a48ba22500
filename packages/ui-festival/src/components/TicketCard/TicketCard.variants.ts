export const ticketBands = ['red', 'blue', 'yellow', 'pink', 'teal'] as const;
export type TicketBand = (typeof ticketBands)[number];

/** Size class of a title, by its number of characters. */
export function titleFit(title: string): 'tiny' | 'short' | 'medium' | 'long' | 'sentence' {
  const { length } = title;
  if (length <= 3) return 'tiny';
  if (length <= 7) return 'short';
  if (length <= 9) return 'medium';
  return length <= 13 ? 'long' : 'sentence';
}
