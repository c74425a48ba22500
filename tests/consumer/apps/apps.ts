import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brand, pack, published } from '../consumer.ts';

const run = promisify(execFile);

export interface Apps {
  root: string;
  modules: string;
  run: (app: string, args: string[], env?: Record<string, string>) => Promise<{ stdout: string; stderr: string }>;
  remove: () => Promise<void>;
}

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** @param react version of React instead of the one in package.json; then only the React Router app's dependencies are installed */
export async function setUpApps(react?: string): Promise<Apps> {
  const root = await mkdtemp(join(tmpdir(), 'tand-apps-'));
  await cp(import.meta.dirname, root, { recursive: true, filter: path => !path.endsWith('node_modules') });
  if (react) {
    const file = join(root, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    const needed = Object.entries(manifest.dependencies).filter(
      ([name]) =>
        !/^(?:next|style-dictionary|tailwindcss|astro|jest|vitest|@(?:terrazzo|tailwindcss|astrojs|swc|testing-library))/.test(name),
    );
    const next = { react, 'react-dom': react };
    await writeFile(file, JSON.stringify({ ...manifest, dependencies: { ...Object.fromEntries(needed), ...next }, overrides: next }));
  }
  await cp(brand, join(root, 'shared/theme.json'));
  await run('npm', ['install', '--prefer-offline'], { cwd: root, env: { ...process.env, NODE_ENV: '' } });
  const modules = join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  for (const library of published) await pack(library, root, modules);
  return {
    root,
    modules,
    run: async (app, args, env) => {
      try {
        return await run(process.execPath, args, {
          cwd: join(root, app),
          env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
        });
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(`${args.join(' ')} failed in ${app}:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
