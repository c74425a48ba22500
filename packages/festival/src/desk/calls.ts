import * as v from 'valibot';
import { newsId, slug, writtenArticle } from '../news/schema.ts';
import { noticeUrgencies, type Notice } from '../notices/notices.ts';
import { contentLanguages, type Localized } from '../languages.ts';
import { itemDetails, itemFields, type ScheduleItem, type ScheduleLocation } from '../schedule/schema.ts';
import { filledLine, inBothLanguages, refuse, whole, type Problem } from '../text/fields.ts';

/* Instants are ISO 8601 with Z or an offset, programme times HH:mm in the festival's time zone. */

/** Ascending: a role may also make the calls of the roles before it. */
export const deskRoles = ['writer', 'editor', 'admin'] as const;
export type DeskRole = (typeof deskRoles)[number];

export const deskRefusals = {
  signIn: 401,
  passkey: 401,
  /** The challenge is unknown, used, or over five minutes old. */
  stale: 401,
  role: 403,
  /** Cross-site request, another origin's passkey, or no HTTPS. */
  foreign: 403,
  missing: 404,
  /** An entry has changed since the revision that the call names. */
  conflict: 409,
  invitation: 410,
  tooLarge: 413,
  picture: 415,
  invalid: 422,
  tooMany: 429,
  silent: 503,
} as const;

export interface DeskRefusal {
  code: keyof typeof deskRefusals;
  problems?: DeskProblem[];
}

export interface DeskProblem extends Problem {
  change?: number;
}

export type DeskKind = 'news' | 'place' | 'item' | 'notice';
export type DeskDocument = Readonly<Record<string, unknown>>;

export interface DeskPerson {
  id: string;
  name: string;
  role: DeskRole;
}

export interface DeskDevice {
  id: string;
  person: string;
  name: string;
  seen: string;
  until: string;
  isOwn: boolean;
}

export interface DeskSession {
  person: DeskPerson;
  device: DeskDevice;
}

export interface DeskMember extends DeskPerson {
  devices: DeskDevice[];
}

export interface DeskProgramme {
  revision: DeskBase;
  places: ScheduleLocation[];
  items: ScheduleItem[];
  days: string[];
}

const id = itemFields.entries.id;
/** A restored database may reuse numbers, so the origin must match too. */
const base = v.strictObject({ origin: filledLine(64), number: whole(0, 1_000_000_000) });
export type DeskBase = v.InferOutput<typeof base>;
const instant = v.pipe(v.string(), v.isoTimestamp('instant'));
const why = filledLine(300);

const { day, start_time: time, end_time: openTime, location: place, name_sv, name_en, short_desc_sv, short_desc_en } = itemFields.entries;
const { places, ...details } = itemDetails;
const clearable = { url: itemFields.entries.url, routerLink: itemFields.entries.routerLink, ...details };
type Clearable = {
  [K in keyof typeof clearable]: v.ExactOptionalSchema<v.NullableSchema<(typeof clearable)[K]['wrapped'], undefined>, undefined>;
};

const editedFields = v.strictObject({
  name_sv: v.exactOptional(name_sv),
  name_en: v.exactOptional(name_en),
  short_desc_sv: v.exactOptional(short_desc_sv.wrapped),
  short_desc_en: v.exactOptional(short_desc_en.wrapped),
  /** null removes a field. */
  ...(Object.fromEntries(
    Object.entries(clearable).map(([name, { wrapped }]) => [name, v.exactOptional(v.nullable(wrapped as v.GenericSchema))]),
  ) as Clearable),
});

/** Changes of the same item are applied in order. */
export const deskChange = v.variant('do', [
  v.strictObject({ do: v.literal('move'), id, day, start_time: time, end_time: openTime.wrapped }),
  v.strictObject({ do: v.literal('place'), id, location: place, places }),
  v.strictObject({ do: v.literal('cancel'), id }),
  v.strictObject({ do: v.literal('reinstate'), id }),
  v.strictObject({ do: v.literal('highlight'), id, highlight: v.boolean() }),
  /** The client generates the id so that later changes can refer to it. */
  v.strictObject({
    do: v.literal('add'),
    id,
    day,
    start_time: time,
    end_time: openTime.wrapped,
    location: place,
    places,
    highlight: v.exactOptional(v.boolean()),
    fields: v.strictObject({ ...editedFields.entries, name_sv, name_en }),
  }),
  v.strictObject({ do: v.literal('edit'), id, fields: editedFields }),
]);
export type DeskChange = v.InferOutput<typeof deskChange>;

const changes = v.pipe(v.array(deskChange), v.minLength(1, 'empty'), v.maxLength(200, 'tooMany'));

export interface DeskCheck {
  problems: DeskProblem[];
  /** Clashes in which at least one item is changed. */
  clashes: DeskClash[];
}

/** Two items at once, at the place `location` or with the same `host`. */
export interface DeskClash {
  items: [id: string, id: string];
  location?: number;
  host?: string;
  isOld: boolean;
}

export const deskNewsStates = ['draft', 'to come', 'published', 'withdrawn'] as const;
export type DeskNewsState = (typeof deskNewsStates)[number];

/** The server also requires a headline in at least one language. */
export const deskArticle = v.strictObject({
  id: v.exactOptional(newsId),
  /** Default: the stored slug, else one derived from the headline. */
  slug: v.exactOptional(slug),
  ...writtenArticle.entries,
});
export type DeskArticle = v.InferOutput<typeof deskArticle>;

export interface DeskNewsItem extends DeskArticle {
  id: number;
  slug: string;
  state: DeskNewsState;
  publishedDate: string;
  /** Paths of the article, or of its preview while it is not published. */
  addresses: Localized;
  missingFields: string[];
}

export interface DeskNews {
  revision: DeskBase;
  items: DeskNewsItem[];
  topics: string[];
}

export const deskPictureAddress = '/img/desk/';
export const deskPictureBytes = 12 * 1024 * 1024;

export const deskNotice = v.strictObject({
  id: v.exactOptional(id),
  text: inBothLanguages(filledLine(200)),
  page: v.pipe(v.string(), v.regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/, 'pagePath'), v.maxLength(100, refuse('tooLong', { max: 100 }))),
  from: instant,
  until: instant,
  urgency: v.picklist(noticeUrgencies),
});

export interface DeskNotices {
  revision: DeskBase;
  notices: Notice[];
}

export type DeskNoteCode = 'text' | 'import' | 'importFile' | 'save' | 'publish' | 'withdraw' | 'notice' | 'endNotice' | 'undo';

export interface DeskNote {
  code: DeskNoteCode;
  /** Explanation, file names, slug, number or id, depending on `code`; '' for 'import'. */
  what: string;
}

export interface DeskRevision extends DeskBase {
  at: string;
  author: string;
  note: DeskNote;
  changes: {
    kind: DeskKind;
    id: string;
    name: Localized;
    before: DeskDocument | null;
    after: DeskDocument | null;
  }[];
  /** Whether its entries are unchanged and the undo would remove at most 20. */
  canUndo: boolean;
}

export interface DeskAuditLine {
  id: number;
  at: string;
  /** Person, or account that ran a command; '' without a session. */
  person: string;
  device: string;
  call: string;
  outcome: string;
  about: string;
}

interface Call<Body extends v.GenericSchema | undefined = v.GenericSchema | undefined> {
  method: 'GET' | 'POST';
  /** Minimum role; 'anyone' needs no session. */
  role: DeskRole | 'anyone';
  body: Body;
}

const get = (role: Call['role']) => ({ method: 'GET', role, body: undefined }) as const;
const post = <const B extends v.GenericSchema>(role: Call['role'], body: B) => ({ method: 'POST', role, body }) as const;
const nothing = v.strictObject({});
/** Any string: a truncated invitation must be refused as unknown, not as invalid. */
const invitation = v.string();

export const deskCalls = {
  session: get('writer'),
  'passkey/invited': post('anyone', v.strictObject({ invitation })),
  'passkey/register': post('anyone', v.strictObject({ invitation, passkey: v.custom<RegistrationResponseJSON>(isObject) })),
  'passkey/challenge': post('anyone', nothing),
  'passkey/login': post('anyone', v.strictObject({ passkey: v.custom<AuthenticationResponseJSON>(isObject) })),
  logout: post('writer', nothing),
  devices: get('writer'),
  /** Writers and editors may revoke only their own devices. */
  'devices/revoke': post('writer', v.strictObject({ id })),
  people: get('admin'),

  programme: get('writer'),
  'programme/check': post('writer', v.strictObject({ base, changes })),
  'programme/publish': post('editor', v.strictObject({ base, changes, why })),

  news: get('writer'),
  /** Changing an article that is not a draft requires an editor. */
  'news/save': post('writer', v.strictObject({ base, article: deskArticle })),
  'news/publish': post('editor', v.strictObject({ base, id: newsId, at: v.exactOptional(instant) })),
  'news/withdraw': post('editor', v.strictObject({ base, id: newsId })),
  /** Ends the preview links of an article and creates new ones. */
  'news/revoke': post('writer', v.strictObject({ id: newsId })),
  'news/picture': { method: 'POST', role: 'writer', body: undefined },

  notices: get('writer'),
  'notices/save': post('editor', v.strictObject({ base, notice: deskNotice })),
  'notices/end': post('editor', v.strictObject({ base, id })),

  /** Newest first; pages are requested by `?before=57&limit=20`. */
  history: get('writer'),
  'history/undo': post('editor', v.strictObject({ revision: base })),

  audit: get('admin'),
} as const satisfies Record<string, Call>;

export type DeskCall = keyof typeof deskCalls;

export type DeskBody<C extends DeskCall> = (typeof deskCalls)[C]['body'] extends infer B extends v.GenericSchema
  ? v.InferOutput<B>
  : undefined;

export interface DeskDone {
  revision: DeskBase;
}

export interface DeskAnswers {
  session: DeskSession;
  'passkey/invited': { name: string; role: DeskRole; options: PublicKeyCredentialCreationOptionsJSON };
  'passkey/register': DeskSession;
  'passkey/challenge': { options: PublicKeyCredentialRequestOptionsJSON };
  'passkey/login': DeskSession;
  logout: object;
  devices: DeskDevice[];
  'devices/revoke': object;
  people: DeskMember[];
  programme: DeskProgramme;
  'programme/check': DeskCheck;
  'programme/publish': DeskDone;
  news: DeskNews;
  'news/save': DeskDone & { item: DeskNewsItem };
  'news/publish': DeskDone & { item: DeskNewsItem };
  'news/withdraw': DeskDone & { item: DeskNewsItem };
  'news/revoke': object;
  'news/picture': { image: string };
  notices: DeskNotices;
  'notices/save': DeskDone & { notice: Notice };
  'notices/end': DeskDone;
  history: DeskRevision[];
  'history/undo': DeskDone;
  audit: DeskAuditLine[];
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

// DESK-15
export function missingFieldsOf(article: Pick<DeskArticle, 'headline' | 'preamble' | 'body' | 'image' | 'imageAlt'>): string[] {
  const { image, imageAlt = { sv: '', en: '' } } = article;
  const texts = {
    headline: article.headline,
    preamble: article.preamble,
    body: article.body,
    ...(image.startsWith(deskPictureAddress) && { imageAlt }),
  };
  return contentLanguages.flatMap(lang =>
    Object.entries(texts)
      .filter(([, text]) => !/\S/.test(text[lang]))
      .map(([field]) => `${lang}.${field}`),
  );
}
