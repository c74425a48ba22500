export { TicketsPage, type TicketsPageProps } from './TicketsPage.tsx';
export type { TicketsPageIncluded } from './TicketsPageTypes.tsx';
