import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readProgramme } from '@tand/editions/check';
import { stringify } from 'yaml';
import { editionFolder } from '@tand/runtime/build/edition';
import { startServer, type RunningServer } from './server.ts';

const root = resolve(import.meta.dirname, '../..');

export interface EditableSite {
  server: RunningServer;
  folder: string;
  /** Runs the content command while the server is up. @returns its output */
  content: (...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Copies the edition's news and its programme, merged with the programmes that it extends. */
export async function copyContent(folder: string): Promise<void> {
  await cp(join(editionFolder, 'news'), join(folder, 'news'), { recursive: true });
  await writeFile(join(folder, 'schedule.yaml'), stringify(readProgramme(editionFolder).data, { lineWidth: 0 }));
}

export async function startEditable(): Promise<EditableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'editable-'));
  await copyContent(join(folder, 'edition'));
  await cp(join(editionFolder, 'tickets.sample.csv'), join(folder, 'edition/tickets.sample.csv'));
  const database = `file:${join(folder, 'test.db')}`;
  const server = await startServer({ CONTENT_DIR: join(folder, 'edition'), DATABASE_URL: database });
  const own = ['--folder', join(folder, 'edition'), '--database', database, '--site', server.url];
  return {
    server,
    folder,
    content: async (...args) => {
      const command = ['--import', 'tsx', '--conditions=@tand/source', 'packages/server/src/cli.ts', 'content', ...args, ...own];
      return (await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, INIT_CWD: folder } })).stdout;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
