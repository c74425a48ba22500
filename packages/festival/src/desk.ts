import * as v from 'valibot';
import { noticeUrgencies, type Notice } from './notices.ts';
import { languages, type Lang, type Localized } from './languages.ts';
import type { ScheduleHost, ScheduleItem, ScheduleLocation } from './schedule.ts';
import { accessValues, itemLanguages, scheduleKinds, signUpWays } from './schedule.ts';

/*
 * What the desk and its server say to each other. Every call is a GET, or a POST of JSON, at `/api/desk/<name>` with the
 * name as `deskCalls` has it; a picture is posted as its bytes. The cookie says who calls. Answers are JSON of the type that
 * `DeskAnswers` names; refusals are a `DeskRefusal` with the status of its code. Instants are ISO 8601 in UTC; the times
 * of the programme are HH:mm in the festival's zone.
 *
 * An invitation is the link `/desk/invite#<invitation>`; what stands behind # is never sent with an address.
 *
 * Whoever publishes says on which revision the work is based. Where somebody else has changed the same entry since, nothing
 * is done and the answer (409) carries what they made of it; changes of other entries do no harm.
 */

/** What somebody may do: a writer drafts news, an editor also publishes all there is, an admin also sees people and the log. */
export const deskRoles = ['writer', 'editor', 'admin'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Why a call was refused. */
export const deskRefusals = {
  /** Nobody is signed in, or no longer. */
  signIn: 401,
  /** The passkey is unknown or its answer wrong. */
  passkey: 401,
  /** The role does not allow it. */
  role: 403,
  /** The call came from another site's page. */
  foreign: 403,
  /** There is no such thing. */
  missing: 404,
  /** Somebody else changed the same entry: see `conflicts`. */
  conflict: 409,
  /** The invitation was used, has run out or never was. */
  invitation: 410,
  /** Too large a body or picture. */
  tooLarge: 413,
  /** No picture that can be read: JPEG, PNG, WebP, AVIF or GIF. */
  picture: 415,
  /** What was sent cannot stand: see `problems`. */
  invalid: 422,
  /** Wait as long as Retry-After says. */
  tooMany: 429,
  /** The database does not answer. */
  silent: 503,
} as const;

export interface DeskRefusal {
  code: keyof typeof deskRefusals;
  /** In English, for whoever builds; people are told by the code. */
  error: string;
  /** With `invalid`: what is wrong. */
  problems?: DeskProblem[];
  /** With `conflict`: what others did. */
  conflicts?: DeskConflict[];
}

/** One mistake. */
export interface DeskProblem {
  /** Which of the changes that were sent, from 0. */
  change?: number;
  /** 'sv.headline', 'start_time' */
  field?: string;
  message: string;
}

/** An entry that somebody else changed. */
export interface DeskConflict {
  kind: DeskKind;
  id: string;
  /** As it was at `baseRevision`; null where it did not stand. */
  before: DeskDocument | null;
  /** As it stands now; null where it was removed. */
  now: DeskDocument | null;
  /** The revision that changed it last. */
  by: Pick<DeskRevision, 'number' | 'at' | 'author' | 'note'>;
}

export type DeskKind = 'news' | 'place' | 'item' | 'notice';
/** The fields of an entry as the history keeps them. */
export type DeskDocument = Readonly<Record<string, unknown>>;

// People

export interface DeskPerson {
  id: string;
  name: string;
  role: DeskRole;
}

/** A signed-in device. */
export interface DeskDevice {
  id: string;
  person: string;
  /** As its browser calls itself: 'Chrome on Android'. */
  name: string;
  since: string;
  seen: string;
  until: string;
  /** The one that asks. */
  isOwn: boolean;
}

export interface DeskSession {
  person: DeskPerson;
  device: DeskDevice;
}

/** For an admin: everybody who was let in, with the devices that are signed in. */
export interface DeskMember extends DeskPerson {
  since: string;
  devices: DeskDevice[];
}

// Programme

export interface DeskProgramme {
  /** What changes are based on. */
  revision: number;
  places: ScheduleLocation[];
  /** By day and start. */
  items: ScheduleItem[];
  /** Dates of the days: 2025-06-13. */
  days: string[];
}

const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const filled = (most: number) => v.pipe(text(most), v.nonEmpty('must not be empty'));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'is no id'));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:30'));
const openTime = v.union([v.literal(''), time]);
const instant = v.pipe(v.string(), v.isoTimestamp('must be an instant in UTC'));
const day = v.picklist([0, 1, 2, 3]);
const place = whole(1, 1_000_000);
const places = v.pipe(v.array(place), v.maxLength(50));
const both = (most: number): v.GenericSchema<Localized> => v.strictObject({ sv: text(most), en: text(most) });
const baseRevision = whole(0, 1_000_000_000);
const why = filled(300);

const access = v.strictObject({
  seating: v.exactOptional(v.picklist(accessValues.seating)),
  noise: v.exactOptional(v.picklist(accessValues.noise)),
  light: v.exactOptional(v.picklist(accessValues.light)),
  steps: v.exactOptional(v.picklist(accessValues.steps)),
  signLanguage: v.exactOptional(v.boolean()),
  hearingLoop: v.exactOptional(v.boolean()),
});
const host: v.GenericSchema<ScheduleHost> = v.strictObject({ name: filled(500), href: v.exactOptional(filled(500)) });

/** What an item says, apart from when and where; null takes a field away. */
const itemTexts = {
  name_sv: filled(500),
  name_en: filled(500),
  short_desc_sv: text(5000),
  short_desc_en: text(5000),
  url: v.nullable(filled(500)),
  routerLink: v.nullable(filled(500)),
  kind: v.nullable(v.picklist(scheduleKinds)),
  tags: v.nullable(v.pipe(v.array(filled(100)), v.maxLength(20))),
  hosts: v.nullable(v.pipe(v.array(host), v.maxLength(50))),
  language: v.nullable(v.picklist(itemLanguages)),
  age: v.nullable(whole(1, 99)),
  signUp: v.nullable(
    v.strictObject({ how: v.picklist(signUpWays), where: v.exactOptional(filled(500)), full: v.exactOptional(v.literal(true)) }),
  ),
  access: v.nullable(access),
};

/** One change of the programme. Several of one item are done in their order. */
export const deskChange = v.variant('do', [
  /** To another time; the first one stays in sight, struck through, until it is moved back. */
  v.strictObject({ do: v.literal('move'), id, day, start_time: time, end_time: openTime }),
  /** To another place; `places` where it has several. */
  v.strictObject({ do: v.literal('place'), id, location: place, places: v.exactOptional(places) }),
  v.strictObject({ do: v.literal('cancel'), id }),
  v.strictObject({ do: v.literal('reinstate'), id }),
  v.strictObject({ do: v.literal('highlight'), id, highlight: v.boolean() }),
  /** The desk draws the id by lot, so that later changes can name it. */
  v.strictObject({
    do: v.literal('add'),
    id,
    day,
    start_time: time,
    end_time: openTime,
    location: place,
    places: v.exactOptional(places),
    highlight: v.exactOptional(v.boolean()),
    fields: v.strictObject({ ...v.partial(v.strictObject(itemTexts)).entries, name_sv: itemTexts.name_sv, name_en: itemTexts.name_en }),
  }),
  v.strictObject({ do: v.literal('edit'), id, fields: v.partial(v.strictObject(itemTexts)) }),
]);
export type DeskChange = v.InferOutput<typeof deskChange>;

const changes = v.pipe(v.array(deskChange), v.minLength(1), v.maxLength(200));

/** What would be, before it is published. */
export interface DeskCheck {
  problems: DeskProblem[];
  /** Items of one place, or of one host, that run at the same time as a changed one. */
  clashes: DeskClash[];
  conflicts: DeskConflict[];
}

export interface DeskClash {
  /** The changed item, and the other. */
  items: [id: string, id: string];
  /** Both are there. */
  location?: number;
  /** Both have this host. */
  host?: string;
  /** It is so already, before these changes. */
  isOld: boolean;
}

// News

/** Drafts, what is to come, what is out and what was withdrawn. */
export const deskNewsStates = ['draft', 'to come', 'published', 'withdrawn'] as const;
export type DeskNewsState = (typeof deskNewsStates)[number];

const newsTexts = {
  headline: both(500),
  preamble: both(2000),
  /** Markdown. */
  body: both(50_000),
  linkText: both(500),
  imageCaption: both(500),
  /** What the picture shows, for those who do not see it. */
  imageAlt: v.exactOptional(both(500)),
};

/** What is written; a draft may lack anything but one headline. */
export const deskArticle = v.strictObject({
  /** Without one it is a new article. */
  id: v.exactOptional(whole(1, 1_000_000_000)),
  /** Default for a new one: made of the headline. */
  slug: v.exactOptional(v.pipe(v.string(), v.regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(100))),
  /** '' or a path below /img/: one that `picture` gave, or one of the site. */
  image: text(300),
  /** Key of the edition's topics, or ''. */
  topic: text(100),
  author: filled(200),
  ...newsTexts,
  linkUrl: v.exactOptional(filled(500)),
  routerLink: v.exactOptional(filled(500)),
});
export type DeskArticle = v.InferOutput<typeof deskArticle>;

export interface DeskNewsItem extends DeskArticle {
  id: number;
  slug: string;
  state: DeskNewsState;
  publishedDate: string;
  updatedDate?: string;
  unpublishedDate?: string;
  /** Addresses of this site at which it can be seen, also before it is out. */
  addresses: Record<Lang, string>;
  /** What is empty and has to be written before it may go out: 'en.body'. */
  lacks: string[];
}

export interface DeskNews {
  revision: number;
  /** Newest first. */
  items: DeskNewsItem[];
  /** Keys of the edition's topics. */
  topics: string[];
}

/** A picture as articles name it; the server has made AVIF and WebP of it. */
export interface DeskPicture {
  image: string;
  /** Pixels. */
  width: number;
  height: number;
}
/** Where pictures that came by the desk stand. */
export const deskPictureAddress = '/img/desk/';
/** Most bytes of a picture that is sent. */
export const deskPictureBytes = 12 * 1024 * 1024;

// Notices

export const deskNotice = v.strictObject({
  id: v.exactOptional(id),
  text: v.strictObject({ sv: filled(200), en: filled(200) }),
  page: v.pipe(v.string(), v.regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/, 'must be a path of the site without its language'), v.maxLength(100)),
  from: instant,
  until: instant,
  urgency: v.picklist(noticeUrgencies),
});

export interface DeskNotices {
  revision: number;
  /** Latest first; those of the past too. */
  notices: Notice[];
}

// History

export interface DeskRevision {
  number: number;
  at: string;
  author: string;
  /** Why. */
  note: string;
  changes: {
    kind: DeskKind;
    id: string;
    /** As people call it, in Swedish and English. */
    name: Localized;
    before: DeskDocument | null;
    after: DeskDocument | null;
  }[];
  /** Nothing of it has changed since. */
  canUndo: boolean;
}

/** A line of the audit log: whatever was tried, by whom, from which device. */
export interface DeskAuditLine {
  id: number;
  at: string;
  /** '' for somebody who is not signed in. */
  person: string;
  device: string;
  /** Name of the call, or of the command. */
  call: string;
  /** 'done', or the code of the refusal. */
  outcome: string;
  /** What it was about: 'revision 57', 'news 12'. */
  about: string;
}

// The calls

interface Call<Body extends v.GenericSchema | undefined = v.GenericSchema | undefined> {
  method: 'GET' | 'POST';
  /** The least role that may; 'anyone' also without a session. */
  role: DeskRole | 'anyone';
  body: Body;
  /** The body is bytes. */
  isBytes?: true;
}

const get = (role: Call['role']) => ({ method: 'GET', role, body: undefined }) as const;
const post = <const B extends v.GenericSchema>(role: Call['role'], body: B) => ({ method: 'POST', role, body }) as const;
const nothing = v.strictObject({});
const invitation = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

/** Every call by its name, which is its address too. */
export const deskCalls = {
  /** Who am I? */
  session: get('writer'),
  /** What an invitation is worth, and what the browser makes a passkey of. */
  'passkey/invited': post('anyone', v.strictObject({ invitation })),
  /** Uses an invitation up. Sets the cookie. */
  'passkey/register': post('anyone', v.strictObject({ invitation, passkey: v.custom<RegistrationResponseJSON>(isObject) })),
  /** What the browser signs to sign in. */
  'passkey/challenge': post('anyone', nothing),
  /** Sets the cookie. */
  'passkey/login': post('anyone', v.strictObject({ passkey: v.custom<AuthenticationResponseJSON>(isObject) })),
  logout: post('writer', nothing),
  /** One's own devices. */
  devices: get('writer'),
  /** Signs a device out: one's own, or as admin anybody's. */
  'devices/revoke': post('writer', v.strictObject({ id })),
  people: get('admin'),

  programme: get('writer'),
  'programme/check': post('writer', v.strictObject({ baseRevision, changes })),
  'programme/publish': post('editor', v.strictObject({ baseRevision, changes, why })),

  news: get('writer'),
  /** Saves text: of a draft for the desk alone, of what is out for all to see, which takes an editor. */
  'news/save': post('writer', v.strictObject({ baseRevision, article: deskArticle })),
  /** Now, or at a time to come. */
  'news/publish': post('editor', v.strictObject({ baseRevision, id: whole(1, 1_000_000_000), at: v.exactOptional(instant) })),
  'news/withdraw': post('editor', v.strictObject({ baseRevision, id: whole(1, 1_000_000_000) })),
  'news/picture': { method: 'POST', role: 'writer', body: undefined, isBytes: true },

  notices: get('writer'),
  'notices/save': post('editor', v.strictObject({ baseRevision, notice: deskNotice })),
  /** Takes it down now. */
  'notices/end': post('editor', v.strictObject({ baseRevision, id })),

  /** `?before=57&limit=20`, newest first. */
  history: get('writer'),
  'history/undo': post('editor', v.strictObject({ number: whole(1, 1_000_000_000) })),

  /** `?before=…&limit=50`, newest first. */
  audit: get('admin'),
} as const satisfies Record<string, Call>;

export type DeskCall = keyof typeof deskCalls;

/** What is sent with a call; undefined for those that send nothing, or bytes. */
export type DeskBody<C extends DeskCall> = (typeof deskCalls)[C]['body'] extends infer B extends v.GenericSchema
  ? v.InferInput<B>
  : undefined;

/** A change that is done: the revision that it made. */
export interface DeskDone {
  revision: number;
}

/** What each call answers. */
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
  'news/picture': DeskPicture;
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

/** What has to be written in each language before an article may go out; a picture that came by the desk is described too (DESK-15). */
export function lacksOf(article: Pick<DeskArticle, 'headline' | 'preamble' | 'body' | 'image' | 'imageAlt'>): string[] {
  const { image, imageAlt = { sv: '', en: '' } } = article;
  const texts = {
    headline: article.headline,
    preamble: article.preamble,
    body: article.body,
    ...(image.startsWith(deskPictureAddress) && { imageAlt }),
  };
  return languages.flatMap(lang =>
    Object.entries(texts)
      .filter(([, text]) => !/\S/.test(text[lang]))
      .map(([field]) => `${lang}.${field}`),
  );
}
