export type ProjectName = 'node' | 'dom' | 'browser' | 'storybook' | 'e2e';
export function askedFor(words: readonly string[]): { projects: ProjectName[]; files: string[] };
export const projectNames: ProjectName[];
