export { TicketCard, type TicketCardProps } from './TicketCard.tsx';
export { ticketBands, type TicketBand } from './TicketCard.variants.ts';
