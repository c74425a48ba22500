import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { DeskPerson } from '@tand/festival/desk';
import type { Database } from '../../infra/db/database.ts';
import { answerChallenge, challenge, countUse, findPasskey } from '../../content/crew/people.ts';

export interface Here {
  origin: string;
  host: string;
  now: number;
}

type Failed = 'passkey' | 'stale' | 'foreign';

type Expected = Pick<Parameters<typeof verifyAuthenticationResponse>[0], 'expectedChallenge' | 'expectedOrigin' | 'expectedRPID'> & {
  requireUserVerification: true;
};

async function verify<T extends { verified: boolean }>(
  db: Database,
  given: object,
  { origin, host, now }: Here,
  run: (expected: Expected) => Promise<T>,
): Promise<T | Failed> {
  const data = clientData(given);
  // The library does not refuse every response from a frame of another site.
  if (data?.origin !== origin || data.crossOrigin === true) return data === undefined ? 'passkey' : 'foreign';
  let isStale = false;
  const answered = async (secret: string) => {
    // The signed text is the challenge in base64url.
    const isFresh = await answerChallenge(db, Buffer.from(secret, 'base64url').toString('utf8'), now);
    isStale = !isFresh;
    return isFresh;
  };
  const expected: Expected = { expectedChallenge: answered, expectedOrigin: origin, expectedRPID: host, requireUserVerification: true };
  const result = await run(expected).catch(() => undefined);
  return result?.verified ? result : isStale ? 'stale' : 'passkey';
}

function clientData(given: object): { origin?: unknown; crossOrigin?: unknown } | undefined {
  try {
    const { response } = given as { response: { clientDataJSON: string } };
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

export const registrationOptions = async (db: Database, { id, name }: DeskPerson, festival: string, { host, now }: Here) =>
  generateRegistrationOptions({
    rpName: festival,
    rpID: host,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    challenge: await challenge(db, now),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

export async function readRegistration(db: Database, person: string, response: RegistrationResponseJSON, here: Here) {
  const read = await verify(db, response, here, async expected =>
    verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it field by field
      response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...expected,
    }),
  );
  if (typeof read === 'string') return read;
  if (!read.registrationInfo) return 'passkey';
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  return { id, person, publicKey: new Uint8Array(publicKey), counter, transports };
}

export const loginOptions = async (db: Database, { host, now }: Here) =>
  generateAuthenticationOptions({ rpID: host, challenge: await challenge(db, now), userVerification: 'required' });

/** A counter that does not rise does not prove a copy (WebAuthn 3, 7.2). */
export async function readLogin(db: Database, response: AuthenticationResponseJSON, here: Here) {
  const passkey = typeof response.id === 'string' ? await findPasskey(db, response.id) : undefined;
  if (!passkey) return 'passkey';
  const read = await verify(db, response, here, async expected =>
    verifyAuthenticationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it field by field
      response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...expected,
      credential: { ...passkey, counter: 0 },
    }),
  );
  if (typeof read === 'string') return read;
  const { newCounter } = read.authenticationInfo;
  await countUse(db, passkey.id, newCounter);
  return { ...passkey, isCounterLow: passkey.counter > 0 && newCounter <= passkey.counter };
}
