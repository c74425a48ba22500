export const chromiumArgs: string[];
export function findChromium(options?: { isInstalled?: boolean }): Promise<string>;
/** Path of the headless shell, or of the full Chromium if there is none. */
export function findChromiumShell(options?: { isInstalled?: boolean }): Promise<string>;
