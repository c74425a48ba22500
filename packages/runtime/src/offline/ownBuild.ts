export const ownBuild = (): string | undefined => document.querySelector<HTMLElement>('script[data-build]')?.dataset.build;
