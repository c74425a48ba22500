export function writeFonts(folder: string, hasLicences?: boolean): Promise<{ name: string; bytes: number }[]>;
/** TrueType. */
export function textFont(wght: number): Promise<Uint8Array>;
