export function currentIn(checkout: string): string;
export function editionOf(env?: Readonly<Record<string, string | undefined>>): string;
