export const root: string;
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; cwd?: string; isHeld?: boolean },
): Promise<number>;
