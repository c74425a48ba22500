/** What the ticket lookup asks with (SPEC 5, 7). */
export interface TicketQuery {
  reference: string;
  postal: string;
}

/** First item of the ticket lookup's answer (SPEC 3). */
export interface TicketRange {
  start: number;
  end: number;
  /** Buyer. */
  name: string;
  /** Time of purchase, as the service wrote it. */
  timestamp: string;
}

export interface Ticket {
  nr: number;
  name: string;
  timestamp: string;
}
