// Built first: @tand/site, @tand/server, @tand/desk
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { edition } from '@edition/edition.ts';
import { currentEdition } from '@tand/editions';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCli } from '../../packages/server/src/commands/command.ts';
import { inviteAgain, listDevices, listPeople, register, signIn } from '../../packages/server/src/content/crew/people.ts';
import { readRevisionNumber } from '../../packages/server/src/content/revisions.ts';
import { openDatabase } from '../../packages/server/src/infra/db/database.ts';

const root = resolve(import.meta.dirname, '../..');
const guide = (name: string) => readFileSync(join(root, 'docs/guides', `${name}.md`), 'utf8');
/** Contents of the code blocks of a language; '' selects blocks without a language. */
const blocksOf = (text: string, language: string) =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language).map(([, , code]) => code!);

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Skipped commands: they need systemd, root, the network, Docker, or a machine's nginx. */
const isOutside = /^(?:useradd|systemctl|cp \S+ \/etc\/|nginx -t|docker|DESK_DIR=\/app\/desk)/;
/** During the festival: an import of tickets is refused from 90 days after it. */
const moment = `${edition.dates.days[0]!.date}T08:00:00Z`;
const isStart = (line: string) => /^\S+node\b.* main\.mjs$/.test(line);
const sold = 'reference,postal,start,end,name,timestamp\nA1,55305,1,2,Bo Ek,2024-12-13T13:37:00+01:00\n';

it('installs the festival with the commands of the guide', async () => {
  const folder = temporaryFolder();
  const inFolder = (text: string) =>
    text.replaceAll(/\/(?:srv|var\/lib)\/festival/g, `${folder}$&`).replaceAll('/backups', `${folder}/backups`);
  const lines = blocksOf(guide('install'), 'sh')
    .flatMap(block => block.trim().split('\n'))
    .filter(line => !isOutside.test(line))
    .map(line =>
      inFolder(line)
        .replace(/^cd <repository> && npm ci && npm run build\b/, 'cd <repository>')
        .replaceAll('<repository>', root)
        .replaceAll('2025', String(edition.year))
        .replace('install -d -o festival', 'mkdir -p')
        .replace(/^sudo -u festival node/, process.execPath),
    );
  const start = lines.findIndex(isStart);
  expect(lines.filter(isStart)).toHaveLength(1);

  const bash = (commands: string[]) => spawnSync('bash', ['--norc', '-ec', commands.join('\n')], { cwd: root, encoding: 'utf8' });
  const copied = bash(lines.slice(0, start));
  expect([copied.stderr, copied.status]).toEqual(['', 0]);
  const own = join(folder, 'srv/festival');
  const settings = join(own, 'festival.env');
  writeFileSync(settings, inFolder(readFileSync(settings, 'utf8')).replaceAll(/^(PORT|METRICS_PORT)=.*$/gm, '$1=0'));
  writeFileSync(join(own, 'sold.csv'), sold);

  const clock = pathToFileURL(join(root, 'tests/support/clock.mjs')).href;
  const env = { PATH: process.env['PATH'], NODE_OPTIONS: `--import=${clock}`, CLOCK: moment };
  const server = spawn('bash', ['--norc', '-c', `exec ${lines[start]}`], { cwd: own, env });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', text => (said += String(text)));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/ is at http/);
  const url = / is at ([^\s"]+)/.exec(said)![1]!;
  for (const path of ['/sv/home', '/desk/', '/readyz', '/api/schedule'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

  const after = spawnSync('bash', ['--norc', '-ec', lines.slice(start + 1).join('\n')], { cwd: own, env, encoding: 'utf8' });
  expect([after.stderr, after.status]).toEqual(['', 0]);
  expect(after.stdout).toMatch(/https:\/\/www\.tand\.example\/desk\/invite#[\w-]{43}/);
  expect(after.stdout).toMatch(/Backed up revision 1 .* 1 ticket ranges/);
  expect(existsSync(join(folder, 'backups/festival.db'))).toBe(true);

  // These commands need the festival's days and time zone, which the bundle has from the built site.
  const run = (args: string) =>
    spawnSync(process.execPath, ['--env-file=festival.env', 'main.mjs', 'content', ...args.split(' ')], {
      cwd: own,
      env,
      encoding: 'utf8',
    });
  expect(run('tickets import sold.csv')).toMatchObject({ stderr: '', status: 0 });
  expect(run('history')).toMatchObject({ stderr: '', status: 0 });
  expect(run('schedule import --dry-run')).toMatchObject({ stderr: '', status: 0 });
});

const wordsOf = (line: string) =>
  [...line.replace(/\s+#.*$/, '').matchAll(/(?:[^\s"]+|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));

describe('commands of the guides', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['publish-news', 'invite-the-crew', 'deploy-and-operate'])('run as listed in %s', async name => {
    const folder = temporaryFolder();
    const database = `file:${join(folder, 'festival.db')}`;
    vi.stubEnv('INIT_CWD', folder);
    vi.stubEnv('DATABASE_URL', database);
    const [article = ''] = blocksOf(guide('publish-news'), 'markdown');
    writeFileSync(join(folder, 'vafflor-pa-torget.md'), article);
    mkdirSync(join(folder, 'texts'));
    writeFileSync(join(folder, 'texts/glass.md'), article.replaceAll('Våfflor', 'Glass'));
    cpSync(join(root, 'packages/editions', currentEdition, 'schedule.yaml'), join(folder, 'schedule.yaml'));
    writeFileSync(join(folder, 'sold.csv'), sold);
    mkdirSync(join(folder, 'backups'));

    const lines = guide(name)
      .split('\n')
      .filter(line => /^npm run (?:content|desk) -- /.test(line) && !line.includes('libsql://'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      // The revision and the device id in the guide are examples.
      const number = line.includes('undo 12') ? await lastRevision(database) : 0;
      const device = line.includes('179344c88dcd') ? await signInAs(database, 'Maja Lindqvist') : '';
      const [, , command = '', , ...args] = wordsOf(line.replace('179344c88dcd', device).replace('undo 12', `undo ${number}`)).map(word =>
        word.replaceAll(/\/(?:var\/lib\/festival|backups)/g, `${folder}$&`),
      );
      if (line.includes('/var/lib/festival')) mkdirSync(join(folder, 'var/lib/festival'), { recursive: true });
      if (args.includes('backup')) await runCli(['content', 'import', ...args.slice(2)], { log: () => {}, error: () => {} });
      const said: string[] = [];
      const out = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
      const code = await runCli([command, ...args], out, new Date(moment), async () => true);
      expect([line, code, said.join('\n')]).toEqual([line, 0, expect.any(String)]);
    }
    const exported = join(folder, 'packages/editions/2025/news/vafflor-pa-torget.md');
    expect(existsSync(exported)).toBe(lines.some(line => line.includes('export packages/editions/2025')));
  });
});

async function lastRevision(url: string): Promise<number> {
  const db = await openDatabase(url);
  return readRevisionNumber(db).finally(() => db.close());
}

/** @returns the id of the device */
async function signInAs(url: string, name: string): Promise<string> {
  const db = await openDatabase(url);
  const now = Date.parse(moment);
  try {
    const person = (await listPeople(db, now)).find(one => one.name === name)!.id;
    const passkey = { id: 'key', person, publicKey: new Uint8Array(), counter: 0, transports: [] };
    await register(db, await inviteAgain(db, person, now), passkey, now);
    await signIn(db, passkey, 'Chrome', now);
    return (await listDevices(db, now))[0]!.id;
  } finally {
    await db.close();
  }
}

/** @returns nginx's arguments */
function configure(folder: string, servers: string): string[] {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=www.tand.example', '-addext', 'subjectAltName=DNS:www.tand.example'];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  expect(made.status).toBe(0);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const site = servers.replaceAll('/etc/letsencrypt/live/www.tand.example', folder);
  writeFileSync(join(folder, 'nginx.conf'), `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${places} ${site} }`);
  return ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
}

describe.skipIf(!existsSync('/usr/sbin/nginx'))('nginx', () => {
  const nginx = '/usr/sbin/nginx';

  const check = (args: string[]) => spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' }).stderr;
  const isFine = expect.stringMatching(/^(?![\s\S]*\[(?:warn|emerg)\])[\s\S]*test is successful\s*$/);

  it('accepts the example of the guide for a static host', () => {
    const folder = temporaryFolder();
    const [example = ''] = blocksOf(guide('deploy-and-operate'), 'nginx');
    const rules = join(root, 'site/dist/nginx.conf');
    const servers = example.replace('/srv/festival/nginx.conf', rules).replace('/srv/festival/static', folder).replace('443', '5590');
    expect(check(configure(folder, servers))).toEqual(isFine);
  });

  it('passes requests over TLS to the server, with headers that a visitor cannot set', async () => {
    const folder = temporaryFolder();
    const upstream = createServer(({ headers }, response) => void response.end(JSON.stringify(headers))).listen(0, '127.0.0.1');
    const probe = createServer().listen(0, '127.0.0.1');
    await Promise.all([once(upstream, 'listening'), once(probe, 'listening')]);
    onTestFinished(() => void upstream.close());
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const example = readFileSync(join(root, 'packages/server/examples/tls.nginx.conf'), 'utf8')
      .replaceAll(/listen \[::\][^;]*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:4173', `127.0.0.1:${(upstream.address() as AddressInfo).port}`);
    const args = configure(folder, example);
    expect(check(args)).toEqual(isFine);
    const child = spawn(nginx, args, { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGTERM'));
    const ask = () =>
      new Promise<string>((done, fail) => {
        const headers = {
          Host: 'www.tand.example',
          'X-Forwarded-Host': 'evil.example',
          'X-Forwarded-For': '192.0.2.1',
          'X-Forwarded-Proto': 'http',
        };
        const ca = readFileSync(join(folder, 'fullchain.pem'));
        const asked = request({ host: '127.0.0.1', port, path: '/sv/home', headers, ca, servername: 'www.tand.example' }, answer => {
          let body = '';
          answer.on('data', part => (body += String(part))).on('end', () => done(body));
        });
        asked.on('error', fail).end();
      });
    await expect.poll(() => ask().catch(() => '')).not.toBe('');
    expect(JSON.parse(await ask())).toMatchObject({
      host: 'www.tand.example',
      'x-forwarded-host': 'www.tand.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });
});
