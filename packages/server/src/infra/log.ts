import { errorCode } from './errorCode.ts';

/** Must not contain user input. */
export interface LogFields {
  request?: string;
  route?: string;
  method?: string;
  status?: number;
  entry?: number | string;
  ms?: number;
}

export type Log = (message: string, error?: unknown, fields?: LogFields) => void;

export interface Fault extends LogFields {
  message: string;
  error: unknown;
}

export interface LogOptions {
  format: 'json' | 'pretty';
  write: (line: string, isFault: boolean) => void;
  sink?: ((fault: Fault) => void) | undefined;
  now?: (() => number) | undefined;
}

/** Maximum of lines per minute for faults with the same message. */
const mostAlike = 10;
const minute = 60_000;

export function createLog({ format, write, sink, now = Date.now }: LogOptions): Log {
  const faults = new Map<string, { since: number; count: number }>();
  return (message, error, fields = {}) => {
    const isFault = error !== undefined;
    if (isFault) sink?.({ ...fields, message, error });
    const time = now();
    let silenced = 0;
    if (isFault) {
      const known = faults.get(message);
      const isOver = !known || time - known.since >= minute;
      if (isOver) silenced = Math.max(0, (known?.count ?? 0) - mostAlike);
      const fault = isOver ? { since: time, count: 1 } : { since: known.since, count: known.count + 1 };
      faults.set(message, fault);
      if (faults.size > 1000) faults.delete(faults.keys().next().value ?? '');
      if (fault.count > mostAlike) return;
    }
    const all = { ...fields, ...(silenced > 0 && { silenced }) };
    if (format === 'json') {
      const level = isFault ? 'error' : 'info';
      write(
        JSON.stringify({ time: new Date(time).toISOString(), level, message, ...all, ...(isFault && { error: describe(error) }) }),
        isFault,
      );
      return;
    }
    const more = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write([[message, ...more].join('  '), ...(isFault ? [stack] : [])].join('\n'), isFault);
  };
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = errorCode(error);
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  return { name: error.name, message: error.message, ...(code && { code }), stack: error.stack, ...cause };
}
