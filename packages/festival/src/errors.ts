/** Why a call gave nothing: there is none of what was asked for, it has to wait, there is no network, or nobody knows. */
export type CallErrorCode = 'none' | 'limited' | 'offline' | 'unknown';

/** A failed call with one of its few messages (DATA-3, LOOKUP-7). `cause` holds what really happened; only the code is meant for decisions. */
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
  /** More than the message tells, which the wire fixes. Default: that of the message. */
  code?: Exclude<CallErrorCode, 'none'> | undefined;
  /** How long to wait before the next try, in seconds; with 'limited'. */
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
