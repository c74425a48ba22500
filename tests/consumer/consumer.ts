import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');

export const published = ['ui', 'ui-festival'] as const;
export type Library = (typeof published)[number];

export interface Consumer {
  folder: string;
  tarballs: Record<Library, string>;
  run: (command: string, args: string[]) => Promise<{ stdout: string; stderr: string }>;
  remove: () => Promise<void>;
}

/** Dependencies that are linked instead of downloaded. */
const linked = ['react', 'react-dom', 'styled-components', 'vite', '@types/react', '@types/react-dom', '@types/node'];

/** The apps' brand, also available in Storybook's brand editor. */
export const brand = join(repository, 'packages/ui/src/docs/skuggspel.json');

/** Packs a built package and unpacks it into an app's modules. @returns the tarball */
export async function pack(library: Library, root: string, modules: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', root], {
    cwd: join(repository, 'packages', library),
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const tarball = join(root, filename);
  const target = join(modules, '@tand', library);
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  return tarball;
}

export async function setUpConsumer(): Promise<Consumer> {
  const root = await mkdtemp(join(tmpdir(), 'tand-consumer-'));
  const folder = join(root, 'app');
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true });
  await cp(brand, join(folder, 'theme.json'));
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@types'), { recursive: true });
  const tarballs = { ui: await pack('ui', root, modules), 'ui-festival': await pack('ui-festival', root, modules) };
  for (const dependency of linked) await symlink(join(repository, 'node_modules', dependency), join(modules, dependency), 'dir');
  return {
    folder,
    tarballs,
    run: async (command, args) => {
      try {
        // The tests' NODE_ENV would make a development build.
        return await run(command, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

export const program = (path: string) => join(repository, 'node_modules', path);
