import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Resolves when a server responds; rejects when its process has ended, or after 600 tries.
 * @param {string} url an address that it serves
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} [log] what it has printed
 */
export async function isUp(url, child, log = () => '') {
  for (let tries = 0; ; tries += 1) {
    const isOk = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      response => response.ok,
      () => false,
    );
    if (isOk) return;
    if (child.exitCode !== null || tries === 600) throw new Error(`No response at ${url}:\n${log()}`);
    await new Promise(done => setTimeout(done, 100));
  }
}

/** Ends a process; resolves when it has ended. @param {import('node:child_process').ChildProcess} child */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
