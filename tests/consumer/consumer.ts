import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';

const run = promisify(execFile);
export const repository = join(import.meta.dirname, '../..');

export const published = ['festival', 'ui', 'ui-festival'] as const;
export type Library = (typeof published)[number];

export interface Consumer {
  folder: string;
  tarballs: Record<Library, string>;
  run: (command: string, args: string[]) => Promise<{ stdout: string; stderr: string }>;
  remove: () => Promise<void>;
}

const linked = ['ky', 'marked', 'react', 'react-dom', 'valibot', 'vite', '@types/react', '@types/react-dom', '@types/node'];

export const brand = join(repository, 'packages/ui/src/docs/skuggspel.json');

/** Packs a library and unpacks it into `modules`. @returns path of the tarball */
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
  const tarballs = {} as Record<Library, string>;
  for (const library of published) tarballs[library] = await pack(library, root, modules);
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

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
export async function serve(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\/$/, '/index.html');
    readFile(join(folder, path)).then(
      body => response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(204).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` };
}

/** Background and padding of a Button, of a Button with a class of the host, and of a paragraph of the host. */
export const looksOf = (page: Page) =>
  Promise.all(
    ['Plain', 'Mine', 'Host'].map(name =>
      page.getByText(name, { exact: true }).evaluate(element => {
        const { backgroundColor, paddingInlineStart } = getComputedStyle(element);
        return `${backgroundColor} ${paddingInlineStart}`;
      }),
    ),
  );
/** Result of `looksOf` where the component has its styles and the host's styles win. */
export const ownLooks = ['rgb(229, 36, 42) 18px', 'rgb(0, 128, 0) 4px', 'rgb(255, 255, 0) 16px'];
