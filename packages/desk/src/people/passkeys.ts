import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { DeskBody, DeskSession } from '@tand/festival/desk';
import { call, DeskError, type Failure } from '../api/call.ts';

export type EntryFailure = Failure | 'stopped' | 'known' | 'unable';

export const canSign = browserSupportsWebAuthn;

export function entryFailure(error: unknown): EntryFailure {
  if (error instanceof DeskError) return error.failure;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return 'stopped';
  return 'unable';
}

type Passkey<C extends 'passkey/login' | 'passkey/register'> = Extract<DeskBody<C>, { passkey: unknown }>['passkey'];

/* The types are cast, because the library's differ from the DOM's in name. */

export async function signIn(): Promise<DeskSession> {
  const { options } = await call('passkey/challenge', {});
  const answer = await startAuthentication({ optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'] });
  return call('passkey/login', { passkey: answer as unknown as Passkey<'passkey/login'> });
}

export async function accept(invitation: string, options: PublicKeyCredentialCreationOptionsJSON): Promise<DeskSession> {
  const answer = await startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  return call('passkey/register', { invitation, passkey: answer as unknown as Passkey<'passkey/register'> });
}
