import type { Problem } from '@tand/festival/schemas';

export interface ContentProblem extends Problem {
  file: string;
  line?: number;
  column?: number;
}

export function formatProblem({ file, line, column, path, ...problem }: ContentProblem): string {
  const place = [file, line, column].filter(part => part !== undefined).join(':');
  return `${place}${path ? ` ${path}` : ''}: ${describeProblem(problem)}`;
}

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

const accepted: Readonly<Record<string, string>> = {
  programme:
    'a programme is read from our YAML, XML or JSON of frab and pretalx, JSON of ConClár and KonOpas, or CSV; save it as one of these',
  news: 'news are read from Markdown; save it as plain text',
  tickets: 'tickets are read from CSV; save it as that',
};

const not = (received: string | number | undefined) => (received === undefined ? '' : `, not ${received}`);
const from = (found: string | number | undefined) => (found === undefined ? '' : `: ${found}`);

const sentences: Readonly<Record<string, string | ((params: NonNullable<Problem['params']>) => string)>> = {
  missing: 'is missing',
  type: ({ received = 'this value' }) => `cannot be ${received}`,
  empty: 'must not be empty',
  unknownField: 'is not a known field',
  text: ({ received }) => `must be a text${not(received)}`,
  number: ({ received }) => `must be a number${not(received)}`,
  yesOrNo: 'must be true or false',
  trueOrOmitted: 'must be true, or left out',
  list: 'must be a list',
  group: ({ received }) => `must be a group of fields${not(received)}`,
  oneOf: ({ values }) => `must be one of ${values}`,
  whole: ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  tooLong: ({ max }) => `must have at most ${max} characters`,
  tooMany: ({ max }) => `must have at most ${max} entries`,
  oneLine: 'must be one line',
  unprintable: 'has a character that cannot be shown, such as a control character or one that turns the direction of the text',
  base64url: 'must be base64url',
  url: 'must be an address',
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
  taken: ({ found, by }) => `${found} is already used by ${by}`,
  twice: ({ name }) => `${name} appears twice`,
  noId: 'is missing; "content schedule import" writes one',
  noItem: ({ id, path }) => `there is no item ${id} in ${path}`,
  noPlace: ({ place, name }) => `there is no place ${place} for “${name}”`,
  noDay: ({ day, days, name }) => `“${name}” is on day ${day}, counted from 0, but the festival has ${days}`,
  notBeforeStart: 'must not be less than start',
  rangeTooLong: ({ max }) => `a range has at most ${max} tickets`,
  otherPostal: 'differs from an earlier line of the same reference',
  overlap: ({ line }) => `overlaps the range of line ${line}`,
  noFile: 'there is no such file',
  noFolder: 'there is no such edition folder',
  tooManyItems: ({ count, max }) => `has ${count} items, a programme has at most ${max}`,
  noneIn: ({ what }) => `contains no ${what}`,
  noContent: 'contains neither news/*.md nor schedule*.yaml',
  noTickets: 'contains no tickets; "content tickets purge --all" deletes those in the database',
  otherFile: 'the programme is exported to schedule.yaml only; move this file to another folder',
  encoding: ({ found }) => `the encoding ${found} is not known; save the file as UTF-8`,
  emptyFile: 'is empty',
  otherKind: ({ kind, part }) => `is ${kind}; ${accepted[part!]}`,
  syntax: ({ message }) => String(message),
  openQuote: ({ found }) => `a quote is never closed${from(found)}`,
  afterQuote: ({ found }) => `text follows a closing quote${from(found)}`,
  columnsMissing: ({ columns }) => `columns missing in the header: ${columns}`,
  columnsUnknown: ({ columns }) => `the header has unknown columns: ${columns}`,
  valueCount: ({ count, wanted }) => `has ${count} values, the header has ${wanted}`,
  noXmlDays: 'is not a frab or pretalx programme: it has no <day>',
  noJsonDays: 'is not a frab, pretalx, ConClár or KonOpas programme: it has neither schedule.conference.days nor a list of events',
  noneRead: ({ count, reasons }) => `0 of ${count} events could be read:\n${reasons}`,
  farApart: ({ first, last }) => `${first} and ${last} are more than a week apart; only dates within a week are counted in order`,
  mixedDays: 'the day is a number here and a date in other rows, none of them a day of the festival',
  noBase: ({ path }) => `there is no ${path} that it can extend`,
  topics: 'must be a list of topics with an id each',
  frontMatter: 'must start with front matter between two lines of ---',
  sectionTwice: 'appears twice',
  sectionUnknown: ({ found }) => `unknown language section "${found}"`,
  sectionMissing: ({ lang }) => `has no section: add a line <!-- ${lang} --> and the text below it`,
  textBeforeSections: 'text before the first language section belongs to no language',
  slugThere: ({ slug, file }) => `"${slug}" already exists; change it with: news edit ${slug} ${file}`,
  fixedId: ({ id }) => `is ${id} and cannot be changed`,
  idByHand: 'some items have no id, and the command cannot add one to this notation; add it by hand',
  noTopic: ({ values, found }) => `must be one of ${values}, not "${found}"`,
};

export function describeProblem({ code, params = {} }: Problem): string {
  const sentence = sentences[code];
  return typeof sentence === 'function' ? sentence(params) : (sentence ?? code);
}
