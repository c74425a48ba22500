/** Switches for a headless Chromium. */
export const chromiumArgs: string[];
/** Path of a Chromium that starts; installs one where `isInstalled` asks for it. */
export function findChromium(options?: { isInstalled?: boolean }): Promise<string>;
/** Path of a Chromium without a window, or of the whole one where there is none. */
export function findChromiumShell(options?: { isInstalled?: boolean }): Promise<string>;
