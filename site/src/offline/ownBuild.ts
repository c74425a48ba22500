/** The page's build: its entry scripts, as `/offline.json` names it. */
export const ownBuild = (): string | undefined => document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
