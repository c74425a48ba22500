import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const head = (major: number, size: number) =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);

function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

export function authenticator(origin: string) {
  const host = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, more: object = {}) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more }));
  /** Authenticator data: hash of the host, flags (user present, verified, attested data), counter. */
  const data = (flags: number) => {
    const tail = Buffer.alloc(5);
    tail[0] = flags;
    tail.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(host), tail]);
  };
  const credential = <T>(response: T) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    register({ challenge }: { challenge: string }) {
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const authData = Buffer.concat([data(0b0100_0101), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    /** Resets the counter, as when a passkey is moved without its counter. */
    resetCounter() {
      counter = 0;
    },
    login({ challenge }: { challenge: string }, more: { crossOrigin?: boolean; topOrigin?: string } = {}) {
      const own = clientData('webauthn.get', challenge, more);
      const authData = data(0b0000_0101);
      return credential({
        clientDataJSON: text(own),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(own)]), privateKey)),
        userHandle: '',
      });
    },
  };
}
