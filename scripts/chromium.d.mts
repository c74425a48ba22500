/** Switches for a headless Chromium. */
export const chromiumArgs: string[];
/** Path of a Chromium that starts. */
export function findChromium(): Promise<string>;
