import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { editionFolder } from '../../site/build/edition.ts';
import { startServer, type RunningServer } from './server.ts';

const root = resolve(import.meta.dirname, '../..');

export interface EditableSite {
  server: RunningServer;
  /** Where files can be put; the edition's are in `edition` below it. */
  folder: string;
  /** Runs the editors' command as it is run by hand, while the server is up. @returns what it says */
  content: (...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** A server with a database and an edition's folder of its own, which the editors' command can change. */
export async function startEditable(): Promise<EditableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'editable-'));
  for (const part of ['news', 'schedule.yaml', 'tickets.sample.csv'])
    await cp(join(editionFolder, part), join(folder, 'edition', part), { recursive: true });
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
