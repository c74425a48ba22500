export interface PrizeRank {
  from: number;
  to: number;
  /** Prize of each team in kr; 0 if the place has one only with full sign-up. */
  base: number;
  /** Prize of each team in kr with full sign-up. */
  extended: number;
}

// ESPORT-7
export const cs2Prizes: readonly PrizeRank[] = [
  { from: 1, to: 1, base: 70_000, extended: 90_000 },
  { from: 2, to: 2, base: 30_000, extended: 45_000 },
  { from: 3, to: 3, base: 25_000, extended: 30_000 },
  { from: 4, to: 4, base: 15_000, extended: 25_000 },
  { from: 5, to: 6, base: 6_250, extended: 12_500 },
  { from: 7, to: 8, base: 3_000, extended: 6_250 },
  { from: 9, to: 12, base: 0, extended: 2_750 },
];

// ESPORT-7
export const cs2BPrizes = { first: 5_000, secondTickets: 5 } as const;
