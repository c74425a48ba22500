export function writeFonts(folder: string): Promise<{ name: string; bytes: number }[]>;
