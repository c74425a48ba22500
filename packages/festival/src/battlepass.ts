export interface BattlepassLevel {
  level: number;
  /** Tickets sold that open the level. */
  amount: number;
  enabled: boolean;
}

const amounts = [100, 200, 350, 550, 650, 750, 800, 950, 1110, 1337, 1500, 1600, 1750, 2000, 2500, 4000, 5000];
const unlocked = 12;

/** The 17 levels; 1–12 are enabled. The flag is static (SPEC 3). */
export const battlepassLevels: readonly BattlepassLevel[] = amounts.map((amount, index) => ({
  level: index + 1,
  amount,
  enabled: index < unlocked,
}));

/** '{n} SÅLDA', or nothing without a number (SPEC 3, battlepass card). */
export function soldText(sold: number | undefined): string | undefined {
  return sold === undefined ? undefined : `${sold} SÅLDA`;
}
