import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPicture } from './render.ts';
import type { Drawn, Picture } from './picture.ts';

/** What the parent sends, and what comes back for each picture. */
export interface Job {
  picture: Picture;
  folder: string;
  isQuick: boolean;
}
export type Answer = { name: string; drawn: Drawn } | { name: string; error: string };

/** Draws a picture and writes its file. */
export async function work({ picture, folder, isQuick }: Job): Promise<Answer> {
  try {
    const { content, drawn } = await drawPicture(picture, isQuick);
    const path = join(folder, drawn.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return { name: picture.name, drawn };
  } catch (error) {
    return { name: picture.name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
