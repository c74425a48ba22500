export const ticketTones = ['red', 'blue', 'yellow', 'pink', 'teal'] as const;
export type TicketTone = (typeof ticketTones)[number];

/** How a title fits its label: by the number of letters in it. */
export function titleFit(title: string): 'tiny' | 'short' | 'medium' | 'long' | 'sentence' {
  const { length } = title;
  if (length <= 3) return 'tiny';
  if (length <= 7) return 'short';
  if (length <= 9) return 'medium';
  return length <= 13 ? 'long' : 'sentence';
}
