import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../support/server.ts';
import { end, freePort, isUp } from '../support/up.mjs';

const dist = resolve(import.meta.dirname, '../../site/dist');
const root = join(dist, 'static');
const { resolve: find } = createRequire(import.meta.url);

interface Started {
  url: string;
  stop: () => Promise<void>;
}

/** What a host cannot do, by the name that tests use, with the reason. */
export type Limits = Readonly<Record<string, string>>;

export interface Host {
  name: string;
  isThere: boolean;
  from: string;
  start: () => Promise<Started>;
  limits: Limits;
}

async function run(command: string, args: string[], url: string, folder: string): Promise<Started> {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += String(text)));
  child.on('error', error => (output += error.message));
  await isUp(`${url}/robots.txt`, child, () => output);
  return {
    url,
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const temporary = () => mkdtemp(join(tmpdir(), 'host-'));

async function nginx(): Promise<Started> {
  const [folder, port] = [await temporary(), await freePort()];
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
  // nginx's workers must read the files, also when root builds.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; ${places} server { listen 127.0.0.1:${port}; root ${root}; include ${dist}/nginx.conf; } }`,
  );
  return run(nginxFile, ['-c', file, '-e', `${folder}/error.log`], `http://127.0.0.1:${port}`, folder);
}

async function cloudflare(): Promise<Started> {
  const [folder, port] = [await temporary(), await freePort()];
  const own = ['--compatibility-date=2026-05-01', '--ip=127.0.0.1', '--inspector-port=0'];
  const args = [find('wrangler/bin/wrangler.js'), 'pages', 'dev', root, `--port=${port}`, ...own];
  return run(process.execPath, args, `http://127.0.0.1:${port}`, folder);
}

interface NetlifyModule {
  NetlifyDev: new (options: object) => {
    start: () => Promise<unknown>;
    stop: () => Promise<void>;
    handle: (request: Request) => Promise<Response | undefined>;
  };
}

async function netlify(): Promise<Started> {
  const [folder, port] = [await temporary(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  symlinkSync(root, join(folder, 'site'), 'junction');
  writeFileSync(join(folder, 'netlify.toml'), '[build]\npublish = "site"\n');
  const { NetlifyDev } = (await import(pathToFileURL(join(import.meta.dirname, 'node_modules/@netlify/dev/dist/main.js')).href)) as NetlifyModule; // prettier-ignore
  const off = { enabled: false };
  const rest = { blobs: off, edgeFunctions: off, environmentVariables: off, functions: off, images: off, geolocation: off };
  const dev = new NetlifyDev({ projectRoot: folder, serverAddress: url, ...rest });
  await dev.start();
  const server = createServer((request, response) => {
    void (async () => {
      const { method, headers } = request;
      const plain = new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][]); // prettier-ignore
      const answer = await dev.handle(new Request(url + request.url, { ...(method && { method }), headers: plain }));
      response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
      response.end(answer && Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    stop: async () => {
      await dev.stop();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const nginxFile = '/usr/sbin/nginx';
const isInstalled = (name: string) => existsSync(join(import.meta.dirname, 'node_modules', name));
const own = '`npm ci --prefix tests/hosts`';

export const hosts: Host[] = [
  { name: 'the built-in server', isThere: true, from: '', start: () => startServer(), limits: {} },
  {
    name: 'nginx with the generated settings',
    isThere: existsSync(nginxFile),
    from: '`apt install nginx-light`',
    start: nginx,
    limits: { capitals: 'its paths are case-sensitive' },
  },
  {
    name: 'Cloudflare Pages (wrangler)',
    isThere: isInstalled('wrangler'),
    from: own,
    start: cloudflare,
    limits: {
      capitals: 'its paths are case-sensitive',
      languages: 'it redirects whether or not the target exists',
      'open files': 'it opens every file to other sites',
      ranges: 'its local server ignores ranges',
    },
  },
  {
    name: 'Netlify (@netlify/dev)',
    isThere: isInstalled('@netlify/dev'),
    from: own,
    start: netlify,
    limits: {
      spelling: 'it serves every spelling',
      capitals: 'its paths are case-sensitive',
      languages: 'it redirects whether or not the target exists',
      missing: 'its local server sends the page of a rule with status 200',
      'missing page': 'its local server does not know 404.html',
      'open files': 'its local server gives files below a language the headers of the 404 page',
      types: 'as above',
      etag: 'its network does, its local server does not',
      compression: 'its network does, its local server does not',
      ranges: 'its network does, its local server does not',
      'internal files': 'its local server sends `_headers` and `_redirects`; its network does not',
    },
  },
];
