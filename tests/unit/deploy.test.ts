// Built first: @tand/server
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { currentEdition } from '@tand/editions';
import { editionOf } from '../../scripts/edition.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { 'runs-on': string; 'timeout-minutes': number; steps: Step[] }>;
}
const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map(file => [file, parse(read(`${folder}/${file}`)) as Workflow] as const);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commands = ({ run, with: options = {} }: Step) => [run, ...Object.values(options)].filter(text => typeof text === 'string');

describe('workflows', () => {
  it.each(workflows)('set permissions and timeouts, and call existing scripts and pinned actions: %s', (_, workflow) => {
    expect(Object.keys(workflow)).toEqual(expect.arrayContaining(['name', 'on', 'permissions', 'jobs']));
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    const steps = stepsOf(workflow);
    const named = steps.flatMap(commands).flatMap(command => [...command.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(name => !['ci', 'audit', 'pkg', 'sbom'].includes(name) && !Object.hasOwn(scripts, name))).toEqual([]);
    expect(steps.flatMap(({ uses }) => uses ?? []).filter(uses => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });
});

describe('the container', () => {
  const dockerfile = read('Dockerfile');

  it('is built from images that are pinned to their digests', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter(image => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  });

  it('runs the server without root privileges', () => expect(dockerfile).toMatch(/^USER node$/m));
});

it('uses the current edition unless EDITION names another', () => {
  expect(editionOf({})).toBe(currentEdition);
  expect(editionOf({ EDITION: '2031' })).toBe('2031');
});

describe('the systemd unit', () => {
  const unit = read('packages/server/examples/festival.service');

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is valid for systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const file = join(folder, 'festival.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stdout, stderr, status } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([`${stdout}${stderr}`.split('\n').filter(line => line.includes('festival.service')), status]).toEqual([[], 0]);
  });
});

describe('the server away from the repository', () => {
  const folders: string[] = [];
  const servers: ChildProcess[] = [];
  afterEach(() => {
    for (const one of servers.splice(0)) one.kill('SIGKILL');
    for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
  });

  /** Starts the server in a folder with only its bundle and the container's packages, with `env` as its complete environment. */
  function start(env: Record<string, string>) {
    const folder = folders[folders.push(mkdtempSync(join(tmpdir(), 'festival-'))) - 1]!;
    expect(spawnSync(process.execPath, ['scripts/runtime-modules.mjs', folder], { cwd: root }).status).toBe(0);
    copyFileSync(join(root, 'packages/server/dist/main.js'), join(folder, 'main.mjs'));
    const server = spawn(process.execPath, ['main.mjs'], { cwd: folder, env });
    servers.push(server);
    const said = { out: '', error: '' };
    server.stdout.on('data', text => (said.out += String(text)));
    server.stderr.on('data', text => (said.error += String(text)));
    return { server, said };
  }

  it('exits with one line that names a missing setting', async () => {
    const { server, said } = start({ DATABASE_URL: 'file:festival.db' });
    expect((await once(server, 'close'))[0]).toBe(1);
    expect(said.error.trim()).toBe('CONTENT_DIR must be set: the server is not in the repository, where its default is.');
  });

  it('exits if the folder of the desk does not exist, and makes no database', async () => {
    const env = { DATABASE_URL: 'file:festival.db', CONTENT_DIR: join(root, 'packages/editions', currentEdition), DESK_DIR: 'nosuch' };
    const { server, said } = start(env);
    expect((await once(server, 'close'))[0]).toBe(1);
    expect(said.error).toMatch(/^The desk's folder .*nosuch, DESK_DIR, does not exist\./);
    expect(existsSync(join(folders.at(-1)!, 'festival.db'))).toBe(false);
  });

  it('serves the content of the folder that CONTENT_DIR names', async () => {
    const env = { DATABASE_URL: 'file:festival.db', CONTENT_DIR: join(root, 'packages/editions', currentEdition), PORT: '0' };
    const { said } = start(env);
    await expect.poll(() => said.out + said.error, { timeout: 15_000 }).toMatch(/ is at /);
    const programme = await fetch(`${/ is at ([^\s"]+)/.exec(said.out)![1]}/api/schedule`);
    expect(((await programme.json()) as { items: unknown[] }).items.length).toBeGreaterThan(50);
  });
});
