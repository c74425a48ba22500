export type ProjectName = 'node' | 'dom' | 'browser' | 'storybook' | 'e2e' | 'art' | 'races' | 'consumers' | 'hosts' | 'docs' | 'firefox';
export function askedFor(words: readonly string[]): { projects: ProjectName[]; files: string[] };
/** What must be built first, as packages or tasks of Turborepo; `undefined` for all of them. */
export function neededBuilds(asked: { projects: readonly string[]; files: readonly string[] }): string[] | undefined;
/** The projects of `npm test`. */
export const projectNames: ProjectName[];
