/** Why a call gave nothing: there is none of what was asked for, or nobody knows. */
export type CallErrorCode = 'none' | 'unknown';

/** A failed call with one of its few messages (DATA-3, LOOKUP-7). `cause` holds what really happened; only the code is meant for decisions. */
abstract class CallError<Message extends string> extends Error {
  declare readonly message: Message;
  readonly code: CallErrorCode;

  constructor(message: Message, options?: ErrorOptions) {
    super(message, options);
    this.code = message === 'Unknown error' ? 'unknown' : 'none';
  }
}

export class NewsError extends CallError<'No news found' | 'Unknown error'> {
  override readonly name = 'NewsError';
}

export class TicketsError extends CallError<'No tickets found' | 'Unknown error'> {
  override readonly name = 'TicketsError';
}

export class ScheduleError extends CallError<'Unknown error'> {
  override readonly name = 'ScheduleError';
}
