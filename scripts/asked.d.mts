export type ProjectName = 'node' | 'dom' | 'browser' | 'storybook' | 'e2e' | 'art' | 'races' | 'consumers' | 'hosts' | 'docs' | 'firefox';
export function askedFor(words: readonly string[]): { projects: ProjectName[]; files: string[] };
export const projectNames: ProjectName[];
