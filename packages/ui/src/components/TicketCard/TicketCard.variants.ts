export const ticketTones = ['red', 'blue', 'yellow', 'pink', 'teal'] as const;
export type TicketTone = (typeof ticketTones)[number];
