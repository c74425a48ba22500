/** An event in frab's terms; missing values are ''. */
export interface ForeignEvent {
  /** Counts from 1. */
  line?: number;
  /** Permanent id in the file, or ''. */
  key: string;
  /** Index of the day from 0, or a date; starts before 05:00 belong to the evening before. */
  day: number | string;
  start: string;
  /** HH:mm, or '' if the end is open. */
  end: string;
  /** Lasts 24 h or longer, which `end` can't express. */
  isEndless: boolean;
  room: string;
  title: string;
  titleEn: string;
  text: string;
  textEn: string;
  track: string;
  type: string;
  tags: string[];
  language: string;
  persons: { name: string; url: string }[];
  url: string;
  age: string;
  signUp: { how: string; where: string; isFull: boolean };
  access: Record<string, string>;
  isHighlight: boolean;
  isCancelled: boolean;
}

/** What couldn't be imported, grouped by reason. */
export class Losses {
  readonly #found = new Map<string, string[]>();
  readonly #said: string[] = [];

  add(sort: string, example: string): void {
    const found = this.#found.get(sort);
    if (found) found.push(example);
    else this.#found.set(sort, [example]);
  }

  say(text: string): void {
    this.#said.push(`  ${text}`);
  }

  /** Lines such as '  not carried over: …, 12 ×, as in “…”, “…”'. */
  lines(): string[] {
    const lost = [...this.#found].map(([sort, examples]) => {
      const some = [...new Set(examples)].slice(0, 3).map(example => `“${example}”`);
      return `  not carried over: ${sort}, ${examples.length} ×, as in ${some.join(', ')}`;
    });
    return [...this.#said, ...lost];
  }
}

export interface ForeignProgramme {
  events: ForeignEvent[];
  /** Dates of the days, if the file lists them. */
  days: string[];
  rooms: string[];
  /** Number of events outside of rooms. */
  unread: number;
}

export const noEvent: ForeignEvent = {
  key: '',
  day: 0,
  start: '',
  end: '',
  isEndless: false,
  room: '',
  title: '',
  titleEn: '',
  text: '',
  textEn: '',
  track: '',
  type: '',
  tags: [],
  language: '',
  persons: [],
  url: '',
  age: '',
  signUp: { how: '', where: '', isFull: false },
  access: {},
  isHighlight: false,
  isCancelled: false,
};

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const two = (value: number) => String(value).padStart(2, '0');

/** Adds a duration ('1:30', '00:45', '1:02:30' with days, or minutes) to a start. */
export function endOf(start: string, duration: string): Pick<ForeignEvent, 'end' | 'isEndless'> {
  const parts = duration.split(':').map(Number);
  if (duration === '' || parts.some(part => !Number.isFinite(part) || part < 0)) return { end: '', isEndless: false };
  const [minutes = 0, hours = 0, days = 0] = parts.toReversed();
  const length = minutes + hours * 60 + days * 24 * 60;
  // 24 h would look like 0 minutes: shorten it by a minute.
  const end = minutesOf(start) + Math.min(length, 24 * 60 - 1);
  return { end: `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`, isEndless: length >= 24 * 60 };
}
