/** What `npm run check` runs: command lines by title. */
export const checkSteps: Record<string, string[]>;
