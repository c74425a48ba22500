import type { Page } from './page.ts';

/** Tickets, food and accommodation. */
export const stay: Page[] = [
  { path: 'tickets', module: 'stay/tickets', texts: ['tickets'] },
  { path: 'tickets/battlepass', module: 'stay/battlepass', texts: ['ticketsBattlepass'] },
  { path: 'tickets/groups', module: 'stay/groups', texts: ['ticketsGroups'] },
  { path: 'tickets/seatbooking', module: 'stay/seatbooking', texts: ['ticketsSeatbooking'] },
  { path: 'food', module: 'stay/food', texts: ['food'] },
  { path: 'food/lan-lounge', module: 'stay/lan-lounge', texts: ['foodLanLounge'] },
  { path: 'food/food-trucks', module: 'stay/food-trucks', texts: ['foodFoodTrucks'] },
  { path: 'food/restaurants', module: 'stay/restaurants', texts: ['foodRestaurants'] },
  { path: 'food/kiosks', module: 'stay/kiosks', texts: ['foodKiosks'] },
  { path: 'accommodation', module: 'stay/accommodation', texts: ['accommodation'] },
  { path: 'accommodation/camping', module: 'stay/camping', texts: ['accommodationCamping'] },
  { path: 'accommodation/sleeping-hall', module: 'stay/sleeping-hall', texts: ['accommodationSleepingHall'] },
  { path: 'accommodation/cabins', module: 'stay/cabins', texts: ['accommodationCabins'] },
];
