import { createServer } from 'node:net';
import { fail, ExpectedError, misuse } from './cli.mjs';

/** Exits with one sentence if the port is invalid or in use. */
export async function checkPort(name, port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) misuse(name, `PORT must be a whole number from 0 to 65535, not "${port}".`);
  await new Promise(done => {
    const probe = createServer();
    probe.on('error', error =>
      fail(error.code === 'EADDRINUSE' ? new ExpectedError(`Port ${port} is taken: choose another PORT.`) : error),
    );
    probe.listen(Number(port), host, () => probe.close(done));
  });
}
