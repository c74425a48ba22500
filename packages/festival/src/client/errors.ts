/** 'none': not found; 'limited': rate limited. */
export type CallErrorCode = 'none' | 'limited' | 'offline' | 'unknown';

/** A failed call (DATA-3, LOOKUP-7). Branch on `code`, not on the message; `cause` is the underlying error. */
abstract class CallError<Message extends string> extends Error {
  declare readonly message: Message;
  readonly code: CallErrorCode;

  constructor(message: Message, options?: ErrorOptions, code?: CallErrorCode) {
    super(message, options);
    this.code = code ?? (message === 'Unknown error' ? 'unknown' : 'none');
  }
}

export class NewsError extends CallError<'No news found' | 'Unknown error'> {
  override readonly name = 'NewsError';
}

export interface TicketsErrorOptions extends ErrorOptions {
  /** Code of the failure, more precise than the message, whose text the API specifies. Default: the code of the message. */
  code?: Exclude<CallErrorCode, 'none'> | undefined;
  /** Seconds until the next attempt, with 'limited'. */
  seconds?: number | undefined;
}

export class TicketsError extends CallError<'No tickets found' | 'Unknown error'> {
  override readonly name = 'TicketsError';
  readonly seconds: number | undefined;

  constructor(message: 'No tickets found' | 'Unknown error', { code, seconds, ...options }: TicketsErrorOptions = {}) {
    super(message, options, code);
    this.seconds = seconds;
  }
}

export class ScheduleError extends CallError<'Unknown error'> {
  override readonly name = 'ScheduleError';
}
