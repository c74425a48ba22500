import type { Problem } from '@tand/festival/schemas';

/** Line and column count from 1. */
export interface ContentProblem {
  file: string;
  line?: number;
  column?: number;
  /** Path such as 'sv.headline' or 'items[3].start_time'. */
  field?: string;
  message: string;
}

/** 'news/x.md:5:3 sv.headline: is missing' */
export function formatProblem({ file, line, column, field, message }: ContentProblem): string {
  const place = [file, line, column].filter(part => part !== undefined).join(':');
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}

/** `problems` lists every mistake, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.map(formatProblem).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** English sentences of the codes, for files and commands. */
const sentences: Readonly<Record<string, string | ((params: NonNullable<Problem['params']>) => string)>> = {
  missing: 'is missing',
  type: ({ received }) => `cannot be ${received}`,
  empty: 'must not be empty',
  unknownField: 'is not a known field',
  text: ({ received }) => `must be a text, not ${received}`,
  number: ({ received }) => `must be a number, not ${received}`,
  yesOrNo: 'must be true or false',
  trueOrOmitted: 'must be true, or left out',
  list: 'must be a list',
  group: ({ received }) => `must be a group of fields, not ${received}`,
  oneOf: ({ values }) => `must be one of ${values}`,
  whole: ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  tooLong: ({ max }) => `must have at most ${max} characters`,
  tooMany: ({ max }) => `must have at most ${max} entries`,
  oneLine: 'must be one line',
  unprintable: 'has a character that cannot be shown, such as a control character or one that turns the direction of the text',
  id: 'must be up to 64 small letters, digits and hyphens, in quotes',
  slug: 'must be small letters, digits and hyphens, and not only digits (that would be an id)',
  time: 'must be a time from "00:00" to "23:59", in quotes',
  openTime: 'must be empty or a time from "00:00" to "23:59", in quotes',
  instant: 'must be an ISO date such as 2025-05-19T08:30:00+02:00',
  laterThanPublished: 'must be later than publishedDate',
  internalLink: 'must be an internal address starting with one slash, such as /tickets',
  externalLink: 'must be an https, http or mailto address',
  link: 'must be a page of this site, such as /tickets, or an https address',
  picture: 'must be empty or a path such as /img/news/name.svg',
  tooDeep: 'has quotes or lists more than 20 levels deep',
  pictureInText: 'has a picture, which articles do not show; use the field image',
  html: ({ found }) => `has HTML, which is shown as text: ${found}`,
  deadLink: ({ found }) => `has a link that leads nowhere: "${found}" must start with https://, http://, mailto: or one slash`,
  table: 'has a table, which articles do not show; use a list',
  slugTwice: ({ slug }) => `two news items would have the address “${slug}”`,
  taken: ({ by }) => `is already used by ${by}`,
  twice: ({ name }) => `${name} stands twice`,
  noId: 'is missing; "content schedule import" writes one',
  noItem: ({ id, path }) => `there is no item ${id} in ${path}`,
  noPlace: ({ place, name }) => `there is no place ${place} for “${name}”`,
  noTopic: ({ values, found }) => `must be one of ${values}, not "${found}"`,
};

export function describeProblem({ code, params = {} }: Problem): string {
  const sentence = sentences[code];
  return typeof sentence === 'function' ? sentence(params) : (sentence ?? code);
}

/** Problems of a file without a position. */
export const inFile = (file: string, problems: readonly Problem[]): ContentProblem[] =>
  problems.map(problem => ({ file, ...(problem.path && { field: problem.path }), message: describeProblem(problem) }));
