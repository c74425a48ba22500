export const root: string;
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; cwd?: string; isHeld?: boolean },
): Promise<number>;
/** Runs steps by title in turn, also after a failure; resolves with the exit code. */
export function runAll(steps: Record<string, string[]>): Promise<number>;
