import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './compare.ts';

/** The pictures that stand in the repository, and what a run leaves beside them for its report. */
export const stored = join(import.meta.dirname, 'pictures');
export const report = join(import.meta.dirname, '../../.cache/visual');

const raw = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** Reads a PNG or WebP of any kind. */
export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Lossless WebP: flat colours take a few kB, and what is read back is what was written. */
export const encode = (pixels: Pixels) => raw(pixels).webp({ lossless: true, effort: 6 }).toBuffer();

export async function readStored(name: string): Promise<Pixels | undefined> {
  const path = join(stored, `${name}.webp`);
  return existsSync(path) ? decode(await readFile(path)) : undefined;
}

export async function write(folder: string, name: string, pixels: Pixels): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), await encode(pixels));
}

export const storedNames = async () =>
  existsSync(stored) ? (await readdir(stored)).filter(file => file.endsWith('.webp')).map(file => file.slice(0, -5)) : [];

export const removeStored = (name: string) => rm(join(stored, `${name}.webp`));
