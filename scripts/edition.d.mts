export function editionOf(env?: Readonly<Record<string, string | undefined>>): string;
