import type { Page } from './page.ts';

export const stay: Page[] = [
  { path: 'tickets', module: 'stay/tickets', texts: ['tickets'], moment: 'phase' },
  { path: 'tickets/battlepass', module: 'stay/battlepass', texts: ['ticketsBattlepass', 'label'], hasLookup: true },
  { path: 'tickets/groups', module: 'stay/groups', texts: ['ticketsGroups'] },
  { path: 'tickets/seatbooking', module: 'stay/seatbooking', texts: ['ticketsSeatbooking'] },
  { path: 'food', module: 'stay/food', texts: ['food'] },
  { path: 'accommodation', module: 'stay/accommodation', texts: ['accommodation'] },
];
