// Written by the build from the files beside it.
export interface Copy {
  common: typeof import('./sv/common.json');
  home: typeof import('./sv/home.json');
  news: typeof import('./sv/news.json');
  notFound: typeof import('./sv/notFound.json');
  schedule: typeof import('./sv/schedule.json');
  tickets: typeof import('./sv/tickets.json');
  ticketsSeatbooking: typeof import('./sv/ticketsSeatbooking.json');
}
