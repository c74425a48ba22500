export { TicketCard, type TicketCardProps } from './TicketCard.tsx';
export { ticketTones, type TicketTone } from './TicketCard.variants.ts';
