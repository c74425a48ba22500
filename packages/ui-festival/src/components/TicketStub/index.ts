export { TicketStub, type TicketStubLabels, type TicketStubProps } from './TicketStub.tsx';
