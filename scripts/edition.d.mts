/** The edition that a checkout works on when EDITION is not set. */
export function currentIn(checkout: string): string;
export function editionOf(env?: Readonly<Record<string, string | undefined>>): string;
