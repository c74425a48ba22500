/** An event in frab's terms, as written; missing values are ''. */
export interface ForeignEvent {
  /** Counts from 1. */
  line?: number;
  /** Permanent id in the file, or ''. */
  key: string;
  /** Index of the day from 0, or a date or weekday as written; starts before 05:00 belong to the evening before. */
  day: number | string;
  /** Times and length as written; '' if the end is open. */
  start: string;
  end: string;
  duration: string;
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
  /** Exported by us: what the format can't hold is that of the current item. */
  isOwn: boolean;
}

/** What couldn't be imported, grouped by reason. */
export class Losses {
  readonly #found = new Map<string, string[]>();
  readonly #said: string[] = [];
  readonly #mapped = new Map<string, number>();

  add(sort: string, example: string): void {
    const found = this.#found.get(sort);
    if (found) found.push(example);
    else this.#found.set(sort, [example]);
  }

  /** Counts how often a name was understood as another. */
  map(text: string): void {
    this.#mapped.set(text, (this.#mapped.get(text) ?? 0) + 1);
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
    return [...this.#said, ...[...this.#mapped].map(([text, count]) => `  ${text}, ${count} ×`), ...lost];
  }
}

export interface ForeignProgramme {
  events: ForeignEvent[];
  /** Dates of the days, if the file lists them. */
  days: string[];
  rooms: string[];
  /** Number of events that the file holds and the reader didn't find. */
  unread: number;
}

export const noEvent: ForeignEvent = {
  key: '',
  day: 0,
  start: '',
  end: '',
  duration: '',
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
  isOwn: false,
};
