/** What a programme in another format says of one event, in the words of frab's family; '' where it says nothing. */
export interface ForeignEvent {
  /** Line of the file, counted from 1, where it is known. */
  line?: number;
  /** What the file calls it for good; '' where it has no such name. */
  key: string;
  /** Its day by the file's own count, from 0, or by its date; what starts before 05:00 is on the evening's day. */
  day: number | string;
  /** HH:mm */
  start: string;
  /** HH:mm, or '' when the end is open. */
  end: string;
  /** Whether it lasts a day and a night or longer, which no end can say. */
  isEndless: boolean;
  room: string;
  title: string;
  /** The title in English, where the format has both. */
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

/** What could not be carried over: of which sort, and of which events. */
export class Losses {
  readonly #found = new Map<string, string[]>();
  readonly #said: string[] = [];

  add(sort: string, example: string): void {
    const found = this.#found.get(sort);
    if (found) found.push(example);
    else this.#found.set(sort, [example]);
  }

  /** Says something that holds for the whole file. */
  say(text: string): void {
    this.#said.push(`  ${text}`);
  }

  /** What was said, and '  not carried over: …, 12 ×, as in “…”, “…”' for each sort. */
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
  /** Dates of its days, where it counts them. */
  days: string[];
  /** Names of its places in their order, also of those without an event. */
  rooms: string[];
  /** Number of events outside the places where the format has them. */
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

/** A start and a length ('1:30', '00:45', '1:02:30' with days, or minutes) as an end. */
export function endOf(start: string, duration: string): Pick<ForeignEvent, 'end' | 'isEndless'> {
  const parts = duration.split(':').map(Number);
  if (duration === '' || parts.some(part => !Number.isFinite(part) || part < 0)) return { end: '', isEndless: false };
  const [minutes = 0, hours = 0, days = 0] = parts.toReversed();
  const length = minutes + hours * 60 + days * 24 * 60;
  // The clock cannot tell a day and a night from no time at all: a minute less can be told.
  const end = minutesOf(start) + Math.min(length, 24 * 60 - 1);
  return { end: `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`, isEndless: length >= 24 * 60 };
}
