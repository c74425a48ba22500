/** 'none': not found; 'limited': rate limited. */
export type CallErrorCode = 'none' | 'limited' | 'offline' | 'unknown';

// DATA-3, LOOKUP-7
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
  /** Default: 'unknown' for the message 'Unknown error', else 'none'. */
  code?: Exclude<CallErrorCode, 'none'> | undefined;
  /** Seconds to wait before the next attempt, if the code is 'limited'. */
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
