/** The build that this page belongs to: the scripts it starts with, as `/offline.json` names it. */
export const ownBuild = (): string | undefined => document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
