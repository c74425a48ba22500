export function writeFonts(folder: string, hasLicences?: boolean): Promise<{ name: string; bytes: number }[]>;
export function textFont(wght: number): Promise<Uint8Array>;
