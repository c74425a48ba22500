export function writeFonts(folder: string, hasLicences?: boolean): Promise<{ name: string; bytes: number }[]>;
