// Built first: @tand/server
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
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
/** Commands of a step, also those an action is told to run. */
const commands = ({ run, with: options = {} }: Step) => [run, ...Object.values(options)].filter(text => typeof text === 'string');

describe('workflows', () => {
  it('are test, chromatic and release', () => {
    expect(workflows.map(([file]) => file)).toEqual(['chromatic.yml', 'release.yml', 'test.yml']);
  });

  it.each(workflows)('%s calls scripts that exist, with as few rights as it needs', (_, workflow) => {
    expect(Object.keys(workflow)).toEqual(expect.arrayContaining(['name', 'on', 'permissions', 'jobs']));
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    const steps = stepsOf(workflow);
    const named = steps.flatMap(commands).flatMap(command => [...command.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(name => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
    expect(steps.flatMap(({ uses }) => uses ?? []).filter(uses => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });
});

describe('the container', () => {
  const dockerfile = read('Dockerfile');
  const instructions = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim() && !line.startsWith('#'))
    .map(line => line.trim().split(/\s+/) as [string, ...string[]]);
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
  const argumentsOf = (name: string) => last.filter(([one]) => one === name).map(([, ...rest]) => rest.join(' '));

  it('is written in instructions that exist, of images that are pinned to their digests', () => {
    const known = new Set('ARG CMD COPY ENV EXPOSE FROM HEALTHCHECK RUN USER VOLUME WORKDIR'.split(' '));
    expect(instructions.map(([name]) => name).filter(name => !known.has(name))).toEqual([]);
    const images = instructions.filter(([name]) => name === 'FROM').map(([, image]) => image);
    expect(images.filter(image => !/:\d[\w.-]*@sha256:[0-9a-f]{64}$/.test(image ?? ''))).toEqual([]);
  });

  it('starts one file as nobody in particular, with a health check', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('CMD')).toEqual(['["node", "main.mjs"]']);
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/livez');
    expect(argumentsOf('RUN').join()).not.toMatch(/npm|apt/);
    expect(dockerfile.match(/npm (?:install|ci).*/g)).toEqual(['npm ci --no-audit --no-fund --ignore-scripts']);
  });

  it('copies what the repository has', () => {
    for (const [, path = ''] of dockerfile.matchAll(/cp (?:-r )?"?([\w./-]+)/g)) {
      const source = path.replace(/\/(?:dist\/.*|\$.*)$/, '');
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    }
    expect(editionOf({})).toBe(currentEdition);
    expect(editionOf({ EDITION: '2031' })).toBe('2031');
  });

  it('is what compose builds, with a volume for the database', () => {
    const { services, volumes } = parse(read('compose.yaml')) as {
      services: { festival: { volumes: string[]; ports: string[]; read_only: boolean } };
      volumes: object;
    };
    expect(services.festival.volumes).toEqual(['data:/data']);
    expect(Object.keys(volumes)).toEqual(['data']);
    expect(services.festival.ports[0]).toMatch(/:8080$/);
    expect(argumentsOf('EXPOSE')).toEqual(['8080']);
    expect(argumentsOf('ENV').join()).toContain('DATABASE_URL=file:/data/');
    expect(services.festival.read_only).toBe(true);
  });
});

describe('the systemd unit', () => {
  const unit = read('packages/server/examples/festival.service');
  const values = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);

  it('starts the server as nobody in particular, names variables that there are, and lets requests finish', () => {
    const variables = values('Environment').flatMap(line => line.split(' ').map(pair => pair.split('=')[0]!));
    const known = read('packages/server/README.md');
    expect(variables.filter(name => name !== 'NODE_ENV' && !known.includes(`\`${name}\``))).toEqual([]);
    expect(values('DynamicUser')).toEqual(['yes']);
    expect(unit).toContain(`DATABASE_URL=file:/var/lib/${values('StateDirectory')[0]}/`);
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThan(5 + 10);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is one that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const file = join(folder, 'festival.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stdout, stderr, status } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([`${stdout}${stderr}`.split('\n').filter(line => line.includes('festival.service')), status]).toEqual([[], 0]);
  });
});

const builtin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

it('the server is one file that needs nothing but Node, libSQL, for pictures sharp and for traces OpenTelemetry', () => {
  const bundle = read('packages/server/dist/main.js');
  const imported = [...bundle.matchAll(/^(?:import|export)\b[^;]*?\bfrom ?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm)].map(
    ([, a, b]) => a ?? b!,
  );
  expect(imported).toContain('@libsql/client');
  const outside = [...new Set(imported.filter(name => !builtin(name)))];
  expect(outside.filter(name => !name.startsWith('@opentelemetry/'))).toEqual(['@libsql/client', 'sharp']);
  // Loaded by whoever wants traces, and at no start else.
  expect(bundle).toMatch(/\bimport\(["']@opentelemetry\//);
  expect(bundle).not.toMatch(/^import\b[^;]*@opentelemetry\//m);
});

describe('the server away from the repository', () => {
  const folders: string[] = [];
  const servers: ChildProcess[] = [];
  afterEach(() => {
    for (const one of servers.splice(0)) one.kill('SIGKILL');
    for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
  });

  /** A folder with the one file and the packages that the image has; the server started in it, with nothing but these variables. */
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

  it('says in a line what it must be told', async () => {
    const { server, said } = start({ DATABASE_URL: 'file:festival.db' });
    expect((await once(server, 'close'))[0]).toBe(1);
    expect(said.error.trim()).toBe('CONTENT_DIR must be set: the server does not stand in the repository, where its default is.');
  });

  it('serves the content that it is told of', async () => {
    const env = { DATABASE_URL: 'file:festival.db', CONTENT_DIR: join(root, 'packages/editions', currentEdition), PORT: '0' };
    const { said } = start(env);
    await expect.poll(() => said.out + said.error, { timeout: 15_000 }).toMatch(/ is at /);
    const programme = await fetch(`${/ is at ([^\s"]+)/.exec(said.out)![1]}/api/schedule`);
    expect(((await programme.json()) as { items: unknown[] }).items.length).toBeGreaterThan(50);
  }, 20_000);
});
