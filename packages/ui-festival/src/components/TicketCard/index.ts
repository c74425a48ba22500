export { TicketCard, type TicketCardProps, ticketBands, type TicketBand } from './TicketCard.tsx';
