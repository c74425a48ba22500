export const ownBuild = (): string | undefined => document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
