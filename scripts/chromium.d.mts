/** Switches for a headless Chromium. */
export const chromiumArgs: string[];
/** Path of a Chromium that starts. */
export function findChromium(): Promise<string>;
/** Path of a Chromium without a window, or of the whole one where there is none. */
export function findChromiumShell(): Promise<string>;
