import { deskCalls, type DeskAnswers, type DeskBody, type DeskCall, type DeskRefusal } from '@tand/festival/desk';
import ky from 'ky';
import { noteSignOut } from '../drafts/owner.ts';

/** 'offline': no response, also after a timeout; 'fault': any other error. */
export type Failure = DeskRefusal['code'] | 'offline' | 'fault';

export class DeskError extends Error {
  override name = 'DeskError';
  readonly failure: Failure;
  readonly refusal: DeskRefusal | undefined;

  constructor(failure: Failure, { refusal, cause }: { refusal?: DeskRefusal; cause?: unknown } = {}) {
    super(failure, { cause });
    this.failure = failure;
    this.refusal = refusal;
  }
}

export const failureOf = (error: unknown): Failure => (error instanceof DeskError ? error.failure : 'fault');

const isRefusal = (value: unknown): value is DeskRefusal => typeof value === 'object' && value !== null && 'code' in value;

type Sent<C extends DeskCall> = DeskBody<C> extends undefined ? [] : [body: DeskBody<C>];

/** @throws DeskError when the call is refused or fails */
export async function call<C extends DeskCall>(name: C, ...[body]: Sent<C>): Promise<DeskAnswers[C]> {
  return ask<DeskAnswers[C]>(name, deskCalls[name].method, body === undefined ? {} : { json: body });
}

export const page = <C extends 'history' | 'audit'>(name: C, before?: number, limit = 20): Promise<DeskAnswers[C]> =>
  ask(name, 'GET', { searchParams: before === undefined ? { limit } : { before, limit } });

/** The server may need 30 s to convert a picture. */
export const sendPicture = (picture: Blob): Promise<DeskAnswers['news/picture']> =>
  ask('news/picture', 'POST', { body: picture, headers: { 'Content-Type': picture.type }, timeout: 60_000 });

async function ask<Answer>(name: DeskCall, method: string, options: Parameters<typeof ky>[1]): Promise<Answer> {
  let response: Response;
  try {
    response = await ky(new URL(`/api/desk/${name}`, location.origin), {
      timeout: 20_000,
      ...options,
      method,
      throwHttpErrors: false,
      retry: 0,
      cache: 'no-store',
    });
  } catch (cause) {
    throw new DeskError('offline', { cause });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as Answer;
  // By the clock of a device that is slow, an expired session would look revoked.
  if (isRefusal(answer) && answer.code === 'signIn') noteSignOut(Date.parse(response.headers.get('Date') ?? '') || Date.now());
  if (isRefusal(answer)) throw new DeskError(answer.code, { refusal: answer });
  throw new DeskError('fault');
}
