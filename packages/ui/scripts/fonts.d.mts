export function writeFonts(folder: string, hasLicences?: boolean): Promise<{ name: string; bytes: number }[]>;
/** The font of running text in one weight, as TrueType. */
export function textFont(wght: number): Promise<Uint8Array>;
