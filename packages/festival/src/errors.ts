/** A failed call with a message of SPEC 8. `cause` holds what really happened; only the message is meant for decisions. */
class CallError<Message extends string> extends Error {
  override readonly message: Message;

  constructor(message: Message, options?: ErrorOptions) {
    super(message, options);
    this.message = message;
    this.name = new.target.name;
  }
}

export class NewsError extends CallError<'No news found' | 'Unknown error'> {}

export class TicketsError extends CallError<'No tickets found' | 'Unknown error'> {}

export class ScheduleError extends CallError<'Unknown error'> {}
