export type ProjectName = 'node' | 'dom' | 'browser' | 'storybook' | 'e2e' | 'art' | 'races' | 'consumers' | 'hosts' | 'docs' | 'firefox';
export function askedFor(words: readonly string[]): { projects: ProjectName[]; files: string[] };
/** Builds needed first, as packages or Turborepo tasks; `undefined` for all. */
export function neededBuilds(asked: { projects: readonly string[]; files: readonly string[] }): string[] | undefined;
export const projectNames: ProjectName[];
