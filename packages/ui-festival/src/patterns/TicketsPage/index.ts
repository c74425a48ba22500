export { TicketsPage, type TicketsPageProps } from './TicketsPage.tsx';
