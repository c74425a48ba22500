import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscribed } from '@tand/festival';

export interface Phone {
  subscription: Pick<PushSubscribed, 'endpoint' | 'keys'>;
  sent: string[];
}

export interface PushService {
  /** Value for `PUSH_SERVICES`. */
  origin: string;
  phone: (name: string) => Phone;
  stop: () => void;
}

/** A local push service that decrypts messages as browsers do (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const open = new Map<string, (body: Buffer) => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const receive = open.get(request.url!);
        receive?.(Buffer.concat(parts));
        response.writeHead(receive ? 201 : 410).end();
      });
  });
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    phone: name => {
      const pair = createECDH('prime256v1');
      const own = pair.generateKeys();
      const auth = randomBytes(16);
      const sent: string[] = [];
      open.set(`/${name}`, body => sent.push(opened(body, auth, own, other => pair.computeSecret(other))));
      const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
      return { subscription: { endpoint: `${origin}/${name}`, keys }, sent };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a one-record message: salt, record size, key length, server's public key, ciphertext, tag. */
function opened(body: Buffer, auth: Buffer, own: Buffer, secretWith: (key: Buffer) => Buffer): string {
  const salt = body.subarray(0, 16);
  const server = body.subarray(21, 21 + body[20]!);
  const key = derive(secretWith(server), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, server]), 32);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', derive(key, salt, 'Content-Encoding: aes128gcm\0', 16), nonce);
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(21 + server.length, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
