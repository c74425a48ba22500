import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ExpectedError } from './cli.mjs';
import { root } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'];

const which = name => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
const works = path => path && existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0;

function debianPackage(name) {
  const isRoot = process.getuid?.() === 0;
  if (!which('apt-get')) return undefined;
  const apt = args => spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit' });
  console.log(`Installing ${name} from Debian …`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', name]);
  return [which(name)].find(works);
}

async function playwrightDownload() {
  console.log('Downloading Chromium with Playwright …');
  spawnSync(resolve(root, 'node_modules/.bin/playwright'), ['install', '--with-deps', 'chromium'], { stdio: 'inherit', cwd: root });
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(works);
}

/** @throws ExpectedError with advice if there is no Chromium and none may be installed */
export async function findChromium({ canInstall = false } = {}) {
  const path =
    [process.env.CHROMIUM_PATH, ...names.map(which), ...places].find(works) ??
    (canInstall ? (debianPackage('chromium') ?? (await playwrightDownload())) : undefined);
  if (!path) throw new ExpectedError('There is no Chromium. Install one and set CHROMIUM_PATH to it, or run npm test, which installs one.');
  return path;
}

/** The headless shell, faster than Chromium but without push and bfcache; Chromium itself if there is none. */
export async function findChromiumShell(options = { canInstall: false }) {
  const found = [process.env.CHROMIUM_SHELL_PATH, ...shells.map(which)].find(works);
  const complete = await findChromium(options);
  return found ?? (options.canInstall && complete === '/usr/bin/chromium' ? debianPackage(shells[0]) : undefined) ?? complete;
}
