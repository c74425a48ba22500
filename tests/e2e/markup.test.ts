import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { languages, walkedPaths } from '../support/site.ts';

const run = promisify(execFile);
const checker = createRequire(import.meta.url)('vnu-jar') as string;
/** Half of its time went into making what runs for seconds fast. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** What the Nu checker finds wrong in files of a folder; of styles it knows fewer than browsers do, so it is asked about markup only. */
async function errorsIn(folder: string): Promise<string[]> {
  const args = ['-jar', checker, '--errors-only', '--exit-zero-always', '--format', 'json', '--filterpattern', '(?s)CSS: .*', folder];
  const { stderr } = await run('java', ['-Xss1m', ...shortLived, ...args], { maxBuffer: 1e9 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages.map(({ url, message, extract }) => `${url.slice(url.indexOf(folder) + folder.length)}: ${message} ${extract ?? ''}`);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function put(folder: string, path: string, html: string) {
  const file = join(folder, `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

// A11Y-5
test.skipIf(!hasJava)('markup of every kind of page is valid, where there is a Java to run the checker', { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const paths = (await Promise.all(languages.map(walkedPaths))).flat();
  for (const path of paths) await put(folder, path, await (await fetch(inject('siteUrl') + path)).text());
  expect(await errorsIn(folder)).toEqual([]);
});

// A11Y-5
test.skipIf(!hasJava)('the checker of markup finds what is wrong', async () => {
  const folder = temporaryFolder();
  await put(folder, 'page', '<!doctype html><html lang="sv"><title>T</title><p id="a"><p id="a">');
  expect(await errorsIn(folder)).toEqual([expect.stringContaining('Duplicate ID')]);
});
