import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { DeskPerson } from '@tand/festival/desk';
import type { Database } from '../../infra/db/database.ts';
import { answerChallenge, challenge, countUse, findPasskey, type Passkey } from '../../content/crew/people.ts';

/** Passkeys are bound to one host and one origin. */
export interface Here {
  origin: string;
  host: string;
  now: number;
}

const isUsed = (db: Database, now: number) => (secret: string) =>
  // The signed text is the challenge in base64url.
  answerChallenge(db, Buffer.from(secret, 'base64url').toString('utf8'), now);

/** A discoverable passkey with user verification. */
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

export async function readRegistration(
  db: Database,
  person: string,
  response: RegistrationResponseJSON,
  { origin, host, now }: Here,
): Promise<Passkey | undefined> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it field by field
    response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: isUsed(db, now),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, person, publicKey: new Uint8Array(publicKey), counter, transports };
}

export const loginOptions = async (db: Database, { host, now }: Here) =>
  generateAuthenticationOptions({ rpID: host, challenge: await challenge(db, now), userVerification: 'required' });

export async function readLogin(
  db: Database,
  response: AuthenticationResponseJSON,
  { origin, host, now }: Here,
): Promise<Passkey | undefined> {
  const passkey = typeof response.id === 'string' ? await findPasskey(db, response.id) : undefined;
  if (!passkey) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it field by field
    response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: isUsed(db, now),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: passkey,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  await countUse(db, passkey.id, authenticationInfo.newCounter);
  return passkey;
}
