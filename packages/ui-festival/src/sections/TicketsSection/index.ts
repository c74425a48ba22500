export { TicketsSection, type TicketsSectionItem, type TicketsSectionProps } from './TicketsSection.tsx';
