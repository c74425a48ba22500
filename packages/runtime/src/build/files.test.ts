import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveFiles } from './files.ts';

async function serve(draw: (name: string, save: (text: string) => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const save = (name: string, text: string) => {
    const file = join(folder, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const drawn = vi.fn<(name: string) => Promise<void>>(async name => draw(name, text => save(name, text)));
  const { handle, onChange } = serveFiles({ '/img/': folder }, drawn);
  const server = createServer((req: IncomingMessage, res: ServerResponse) => handle(req, res, () => res.writeHead(404).end()));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}/img/${path}`);
  return { get, drawn, onChange, save };
}

test('draws a missing picture once for concurrent requests', async () => {
  const { get, drawn } = await serve((_, save) => save('<svg/>'));
  const responses = await Promise.all([get('partners/new.svg'), get('partners/new.svg?v=1')]);
  for (const response of responses) {
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toBe('<svg/>');
  }
  expect(drawn.mock.calls).toEqual([['partners/new']]);
});

test('serves a picture that exists without drawing it', async () => {
  const { get, drawn, save } = await serve(() => undefined);
  save('partners/old', '<svg/>');
  expect(await (await get('partners/old.svg')).text()).toBe('<svg/>');
  expect(drawn).not.toHaveBeenCalled();
});

test('tries again to draw a failed picture after a file has changed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isMended = false;
  const { get, drawn, onChange } = await serve((_, save) => {
    if (!isMended) throw new Error('The kit has no such picture.');
    save('<svg/>');
  });
  for (let times = 0; times < 2; times++) expect((await get('partners/new.svg')).status).toBe(404);
  expect(drawn).toHaveBeenCalledOnce();
  isMended = true;
  onChange();
  expect((await get('partners/new.svg')).status).toBe(200);
});
