import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const checker = createRequire(import.meta.url)('vnu-jar') as string;
/** Saves half of the time, which went into JIT compilation. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** Runs the Nu checker once for many pages. */
export function markupChecker() {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    async add(path: string, html: string) {
      const file = join(folder, `${path}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    },
    /** Errors in markup only: the checker knows less CSS than browsers do. */
    async errors(): Promise<string[]> {
      const args = ['-jar', checker, '--errors-only', '--exit-zero-always', '--format', 'json', '--filterpattern', '(?s)CSS: .*', folder];
      const { stderr } = await run('java', ['-Xss1m', ...shortLived, ...args], { maxBuffer: 1e9 });
      const { messages } = JSON.parse(stderr) as { messages: Message[] };
      return messages.map(({ url, message, extract }) => `${url.slice(url.indexOf(folder) + folder.length)}: ${message} ${extract ?? ''}`);
    },
  };
}
