/** A failed call with a message of SPEC 8. `cause` holds what really happened; only the message is meant for decisions. */
abstract class CallError<Message extends string> extends Error {
  declare readonly message: Message;

  // oxlint-disable-next-line no-useless-constructor -- it narrows the message to those of the catalogue
  constructor(message: Message, options?: ErrorOptions) {
    super(message, options);
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
