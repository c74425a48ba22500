import type { Transaction } from '@libsql/client';
import {
  deskCalls,
  deskPictureBytes,
  type DeskAnswers,
  type DeskBase,
  type DeskBody,
  type DeskCall,
  type DeskNote,
  type DeskNoteCode,
  type DeskPerson,
  type DeskProblem,
  type DeskRefusal,
  type DeskRole,
} from '@tand/festival/desk';
import { problemsOf, type Problem } from '@tand/festival/schemas';
import type { Article } from '@tand/festival';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { memoryAttempts } from '../../infra/limits/attempts.ts';
import { readJson, readPictureBytes } from '../body.ts';
import { previewTokens, revokePreviews } from '../../content/previews.ts';
import { ConflictError, InconsistentError, changeOf, saveRevision, type Change, type Kind } from '../../content/revisions.ts';
import { type Database, writing } from '../../infra/db/database.ts';
import { isDatabaseFailure } from '../../infra/db/errors.ts';
import { clientAddress, momentAsked, type AppContext, type AppEnv } from '../context.ts';
import { neighbourhoodOf, networkOf } from '../../infra/addresses.ts';
import { sendJson } from '../json.ts';
import { hashOrigin } from '../../infra/secrets.ts';
import type { AppOptions, HttpOptions } from '../options.ts';
import { within } from '../../infra/within.ts';
import { audit, auditLine, auditStranger, listAudit } from '../../content/crew/audit.ts';
import { deviceName } from './device.ts';
import { areOutdated, baseOf, readCurrent, type CurrentContent } from './documents.ts';
import { historyOf, undoOf } from './history.ts';
import { deskNewsItem, findArticle, outArticle, withdrawnArticle, writtenArticle, type NewsFacts } from './news.ts';
import { endedNotice, writtenNotice } from './notices.ts';
import { loginOptions, readLogin, readRegistration, registrationOptions, type Here } from './passkeys.ts';
import {
  includes,
  invited,
  listDevices,
  listPeople,
  register,
  roleOfDevice,
  revokeDevice,
  signedIn,
  signIn,
  signOut,
  type SignedIn,
} from '../../content/crew/people.ts';
import { TooMuchError } from '../../infra/limits/limiter.ts';
import { savePicture } from '../../content/pictures.ts';
import { findClashes, planProgramme, programmeOf } from './programme.ts';
import { countCall, deskRates } from '../../infra/limits/callRate.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import { deskOrigin, knownDevice, knownPasskey, sessionCookie, sessionSecret, type OriginOptions } from './session.ts';

type DeskOptions = Omit<HttpOptions, 'limits'> & Omit<NonNullable<AppOptions['desk']>, 'files'>;

/** In bytes. */
const mostBytes = 512 * 1024;
const timeout = 3000;

interface Asked<C extends DeskCall> {
  c: AppContext;
  call: DeskCall;
  db: Database;
  now: number;
  body: DeskBody<C>;
  who: (typeof deskCalls)[C]['role'] extends 'anyone' ? undefined : SignedIn;
}

interface Done<C extends DeskCall> {
  answer: DeskAnswers[C];
  about?: string;
  who?: SignedIn;
  cookies?: string[];
  isLogged?: true;
}

type Handlers = { [C in DeskCall]: (asked: Asked<C>) => Promise<Done<C>> };

/** POST calls that are not in the audit log. */
const quiet = new Set<DeskCall>(['passkey/invited', 'passkey/challenge', 'programme/check']);

/** Checked again in the transaction: session and role may have changed since the call began (DESK-5). */
const mayStill =
  (who: SignedIn, least: DeskRole, at: number) =>
  async (tx: Transaction): Promise<void> => {
    const role = await roleOfDevice(tx, who.device.id, at);
    if (!role) throw new Refusal('signIn');
    if (!includes(role, least)) throw new Refusal('role');
  };

const leastOf = (call: DeskCall): DeskRole => {
  const { role } = deskCalls[call];
  return role === 'anyone' ? 'writer' : role;
};

const entryRefusals = new Set<DeskRefusal['code']>(['passkey', 'stale', 'invitation']);

/** DESK-6, DESK-7, DESK-9, DESK-10 */
export function createDesk(options: DeskOptions): Hono<AppEnv> {
  // Ignores `allowedOrigins`: no other site may call the desk.
  const { store, renderer, now, attempts = memoryAttempts({ blocking: deskRates.person }) } = options;
  const desk = new Hono<AppEnv>();
  const here = (c: AppContext): Here => {
    const origin = deskOrigin(c, options);
    return { origin, host: new URL(origin).hostname, now: now() };
  };

  async function enter(c: AppContext, db: Database, passkey: Parameters<typeof signIn>[1]): Promise<{ who: SignedIn; cookies: string[] }> {
    const secret = await signIn(db, passkey, deviceName(c.req.header('user-agent')), now(), sessionSecret(c, options));
    const who = await signedIn(db, secret, now());
    if (!who) throw new Refusal('passkey');
    return { who, cookies: [sessionCookie(c, options, secret), knownDevice(c, options, db, passkey.id)] };
  }

  async function change(
    { db, who, call, now: at }: Pick<Asked<'programme/publish'>, 'db' | 'who' | 'call' | 'now'>,
    current: CurrentContent,
    changes: readonly Change[],
    { note, base = baseOf(current.content), least = leastOf(call) }: { note: DeskNote; base?: DeskBase; least?: DeskRole },
  ): Promise<DeskBase> {
    await refuseConflicts(db, changes, base, current);
    const check = mayStill(who, least, at);
    const saved =
      changes.length > 0 &&
      (await saveRevision(db, changes, { author: who.person.name, note }, async (tx, revision) => {
        await check(tx);
        await tx.execute(auditLine({ ...actorOf(who), call, outcome: 'done', about: `revision ${revision?.number}` }, at));
      }).catch((error: unknown) => {
        if (error instanceof ConflictError) throw new Refusal('conflict');
        throw error instanceof InconsistentError ? new Refusal('invalid', { problems: [...error.problems] }) : error;
      }));
    // The revision may be lost if the database file was replaced meanwhile.
    if (options.database() !== db) throw new Refusal('silent', { retryAfter: 5 });
    await store.poll();
    return saved ? { origin: db.origin, number: saved.number } : baseOf(current.content);
  }

  async function saveArticle(
    asked: Asked<'news/save' | 'news/publish' | 'news/withdraw'>,
    code: DeskNoteCode,
    edit: (current: CurrentContent, facts: NewsFacts) => Article,
  ) {
    const { c, db, body, who } = asked;
    const current = await readCurrent(db);
    const now = new Date(momentAsked(c, options));
    const item = edit(current, { now, topics: await options.topics?.() });
    const least = item.isDraft ? leastOf(asked.call) : 'editor';
    if (!includes(who.person.role, least)) throw new Refusal('role');
    const revision = await change(asked, current, changeOf('news', String(item.id), item, current.documents), {
      note: { code, what: item.slug },
      base: body.base,
      least,
    });
    const saved = findArticle(await readCurrent(db), item.id);
    return { answer: { revision, item: deskNewsItem(saved, now, (await previewTokens(db))(saved)) }, isLogged: true as const };
  }

  const handlers: Handlers = {
    session: async ({ who }) => ({ answer: sessionOf(who) }),
    'passkey/invited': async ({ c, db, body }) => {
      const person = await invitedPerson(db, body.invitation, now());
      const made = await registrationOptions(db, person, renderer?.festival?.name ?? 'Festival', here(c));
      return { answer: { name: person.name, role: person.role, options: made as unknown as PublicKeyCredentialCreationOptionsJSON } };
    },
    'passkey/register': async ({ c, db, body }) => {
      const person = await invitedPerson(db, body.invitation, now());
      const passkey = await readRegistration(db, person.id, body.passkey, here(c));
      if (typeof passkey === 'string') throw new Refusal(passkey);
      const outcome = await register(db, body.invitation, passkey, now());
      if (outcome !== 'done') throw new Refusal(outcome === 'known' ? 'passkey' : 'invitation');
      const { who, cookies } = await enter(c, db, passkey);
      return { answer: sessionOf(who), who, cookies, about: 'a new passkey' };
    },
    'passkey/challenge': async ({ c, db }) => ({
      answer: { options: (await loginOptions(db, here(c))) as unknown as PublicKeyCredentialRequestOptionsJSON },
    }),
    'passkey/login': async ({ c, db, body }) => {
      const passkey = await readLogin(db, body.passkey, here(c));
      if (typeof passkey === 'string') throw new Refusal(passkey);
      const { who, cookies } = await enter(c, db, passkey);
      const about = passkey.isCounterLow ? 'counter did not rise: the passkey was restored, or copied' : '';
      return { answer: sessionOf(who), who, cookies, about };
    },
    logout: async ({ c, db, who }) => {
      await signOut(db, who.device.id);
      return { answer: {}, cookies: [sessionCookie(c, options, '')] };
    },
    devices: async ({ db, who, now: at }) => ({
      answer: await listDevices(db, at, { person: who.person.id, own: who.device.id }),
    }),
    'devices/revoke': async ({ db, who, body, now: at }) => {
      const device = (await listDevices(db, at)).find(({ id }) => id === body.id);
      if (!device) throw new Refusal('missing');
      const least = device.person === who.person.id ? 'writer' : 'admin';
      if (!includes(who.person.role, least)) throw new Refusal('role');
      await revokeDevice(db, device.id, { keep: who.passkey, check: mayStill(who, least, at) });
      return { answer: {}, about: `device ${device.id}` };
    },
    people: async ({ db, who, now: at }) => ({ answer: await listPeople(db, at, who.device.id) }),

    programme: async ({ db }) => ({
      answer: { ...programmeOf(await readCurrent(db)), days: [...(renderer?.festival?.days ?? [])] },
    }),
    'programme/check': async ({ db, body }) => {
      const current = await readCurrent(db);
      const planned = planProgramme(body.changes, current, renderer?.festival?.days.length);
      return { answer: { problems: planned.problems, clashes: findClashes(planned, current, options.parallelPlaces?.()) } };
    },
    'programme/publish': async asked => {
      const { db, body } = asked;
      const current = await readCurrent(db);
      await refuseConflicts(db, itemsOf(body.changes), body.base, current);
      const { problems, changes } = planProgramme(body.changes, current, renderer?.festival?.days.length);
      refuseProblems(problems);
      return { answer: { revision: await change(asked, current, changes, { note: { code: 'text', what: body.why } }) }, isLogged: true };
    },

    news: async ({ c, db }) => {
      const { content } = await readCurrent(db);
      const tokenOf = await previewTokens(db);
      const items = content.news.map(item => deskNewsItem(item, new Date(momentAsked(c, options)), tokenOf(item)));
      return { answer: { revision: baseOf(content), items, topics: [...((await options.topics?.()) ?? [])] } };
    },
    'news/save': asked => saveArticle(asked, 'save', (current, facts) => writtenArticle(asked.body.article, current, facts)),
    'news/publish': asked => saveArticle(asked, 'publish', (current, facts) => outArticle(asked.body.id, asked.body.at, current, facts)),
    'news/withdraw': asked => saveArticle(asked, 'withdraw', (current, facts) => withdrawnArticle(asked.body.id, current, facts)),
    'news/revoke': async ({ db, who, body, now: at }) => {
      findArticle(await readCurrent(db), body.id);
      await writing(db, async tx => {
        await mayStill(who, 'writer', at)(tx);
        await revokePreviews(tx, body.id);
        await tx.execute(auditLine({ ...actorOf(who), call: 'news/revoke', outcome: 'done', about: `news ${body.id}` }, at));
      });
      return { answer: {}, isLogged: true };
    },
    'news/picture': async ({ c, db, who, now: at }) => {
      const bytes = await readPictureBytes(c, deskPictureBytes).catch(refuseAs('picture'));
      const image = await savePicture(db, bytes, at, mayStill(who, 'writer', at)).catch((error: unknown) => {
        throw error instanceof TooMuchError ? new Refusal('tooMany', { retryAfter: 10 }) : error;
      });
      if (!image) throw new Refusal('picture');
      return { answer: { image }, about: image };
    },

    notices: async ({ db }) => {
      const { content } = await readCurrent(db);
      return { answer: { revision: baseOf(content), notices: content.notices } };
    },
    'notices/save': async asked => {
      const { db, body } = asked;
      const current = await readCurrent(db);
      const notice = writtenNotice(body.notice, current);
      if (notice.page !== '' && renderer && !renderer.addresses(store.snapshot).includes(`/sv/${notice.page}`))
        refuseProblems([{ path: 'page', code: 'noSuchPage' }]);
      const changes = changeOf('notice', notice.id, notice, current.documents);
      const revision = await change(asked, current, changes, { note: { code: 'notice', what: notice.id }, base: body.base });
      return { answer: { revision, notice }, isLogged: true };
    },
    'notices/end': async asked => {
      const { c, db, body } = asked;
      const current = await readCurrent(db);
      const changes = changeOf('notice', body.id, endedNotice(body.id, momentAsked(c, options), current), current.documents);
      const revision = await change(asked, current, changes, { note: { code: 'endNotice', what: body.id }, base: body.base });
      return { answer: { revision }, isLogged: true };
    },

    history: async ({ c, db }) => {
      const { limit, before } = pageAsked(c, 20, 100);
      return { answer: await historyOf(db, await readCurrent(db), limit, before) };
    },
    'history/undo': async asked => {
      const { db, body } = asked;
      const current = await readCurrent(db);
      const changes = await undoOf(db, body.revision, current);
      const note: DeskNote = { code: 'undo', what: String(body.revision.number) };
      return { answer: { revision: await change(asked, current, changes, { note }) }, isLogged: true };
    },
    audit: async ({ c, db }) => {
      const { limit, before } = pageAsked(c, 50, 200);
      return { answer: await listAudit(db, limit, before) };
    },
  };

  async function answer(c: AppContext, call: DeskCall): Promise<Response> {
    const { method, role, body } = deskCalls[call];
    let who: SignedIn | undefined;
    const db = options.database();
    const at = now();
    try {
      refuseForeign(c, options);
      if (!db) throw new Refusal('silent', { retryAfter: 5 });
      const secret = sessionSecret(c, options);
      who = secret ? await within(timeout, signedIn(db, secret, at)) : undefined;
      if (role === 'anyone') await count(c, db, who);
      else {
        if (!who) throw new Refusal('signIn');
        if (method === 'POST') await countPerson(who, call);
        if (!includes(who.person.role, role)) {
          // Refused reads are limited, because they are logged too.
          if (method === 'GET') await countPerson(who, call);
          throw new Refusal('role');
        }
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `deskCalls` defines body and session of each call
      const asked = { c, call, db, now: at, who, body: body && (await readChecked(c, body)) } as unknown as Asked<DeskCall>;
      const done = await (handlers[call] as (asked: Asked<DeskCall>) => Promise<Done<DeskCall>>)(asked);
      if (method === 'POST' && !quiet.has(call) && !done.isLogged)
        await audit(db, { ...actorOf(done.who ?? who), call, outcome: 'done', about: done.about ?? '' }, at);
      for (const cookie of done.cookies ?? []) c.header('Set-Cookie', cookie, { append: true });
      return await sendJson(c, done.answer);
    } catch (error) {
      const refusal = isDatabaseFailure(error) ? new Refusal('silent', { retryAfter: 5 }) : error;
      if (!(refusal instanceof Refusal)) throw error;
      const { code } = refusal.body;
      const isOfInterest = method === 'POST' ? !quiet.has(call) : code === 'role';
      const isAudited = isOfInterest && (who !== undefined || entryRefusals.has(code));
      if (db && isAudited && code !== 'silent')
        await (who ? audit(db, { ...actorOf(who), call, outcome: code, about: '' }, at) : auditStranger(db, call, code, at)).catch(
          () => undefined,
        );
      const headers = {
        ...(refusal.retryAfter !== undefined && { 'Retry-After': String(refusal.retryAfter) }),
        ...(code === 'tooLarge' && { Connection: 'close' }),
      };
      return sendJson(c, refusal.body, { status: refusal.status, headers });
    }
  }

  async function count(c: AppContext, db: Database, who: SignedIn | undefined) {
    if (who) return;
    const known = knownPasskey(c, db);
    if (known !== undefined) return refuseMany(`desk known ${hashOrigin(db.salt, known)}`, deskRates.stranger);
    const address = clientAddress(c, options);
    await refuseMany(`desk stranger ${hashOrigin(db.salt, networkOf(address))}`, deskRates.stranger);
    await refuseMany(`desk strangers ${hashOrigin(db.salt, neighbourhoodOf(address))}`, deskRates.neighbourhood);
    return undefined;
  }

  // Per person, because a passkey can sign in any number of browsers.
  const countPerson = ({ person }: SignedIn, call: DeskCall) =>
    call === 'news/picture'
      ? refuseMany(`desk picture ${person.id}`, deskRates.picture)
      : refuseMany(`desk person ${person.id}`, deskRates.person);

  async function refuseMany(key: string, most: number) {
    const retryAfter = await countCall(attempts, key, most);
    if (retryAfter !== undefined) throw new Refusal('tooMany', { retryAfter });
  }

  for (const [call, { method }] of Object.entries(deskCalls) as [DeskCall, { method: 'GET' | 'POST' }][])
    desk.on(method, `/${call}`, c => answer(c, call));
  desk.all('*', c => sendJson(c, { code: 'missing' }, { status: 404 }));
  return desk;
}

/** Browsers send Origin or Sec-Fetch-Site with every POST. */
function refuseForeign(c: AppContext, options: OriginOptions): void {
  const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
  const isOther = origin !== undefined && origin !== deskOrigin(c, options);
  const isOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isUnknown = c.req.method === 'POST' && origin === undefined && site !== 'same-origin';
  if (isOther || isOtherSite || isUnknown) throw new Refusal('foreign');
}

async function readChecked<const S extends v.GenericSchema>(c: AppContext, schema: S): Promise<v.InferOutput<S>> {
  const { success, output, issues } = v.safeParse(schema, await readJson(c, mostBytes).catch(refuseAs('invalid')));
  if (success) return output;
  throw new Refusal('invalid', { problems: problemsOf(issues).slice(0, 50).map(toChangeProblem) });
}

function toChangeProblem({ path = '', ...problem }: Problem): DeskProblem {
  const [, change, , own = path] = /^(?:changes\[(\d+)\]|article|notice)\.?(fields\.)?(.*)$/.exec(path) ?? [];
  return { ...problem, ...(change !== undefined && { change: Number(change) }), ...(own && { path: own }) };
}

const refuseAs = (otherwise: 'invalid' | 'picture') => (error: unknown) => {
  throw error instanceof HTTPException ? new Refusal(error.status === 413 ? 'tooLarge' : otherwise) : error;
};

const actorOf = (who: SignedIn | undefined) =>
  who ? { person: who.person.name, device: `${who.device.name} (${who.device.id})` } : { person: '', device: '' };

const itemsOf = (changes: readonly { id: string }[]) =>
  [...new Set(changes.map(({ id }) => id))].map(id => ({ kind: 'item' as const, id }));

async function refuseConflicts(db: Database, entries: readonly { kind: Kind; id: string }[], base: DeskBase, current: CurrentContent) {
  if (await areOutdated(db, entries, base, current)) throw new Refusal('conflict');
}

const sessionOf = ({ person, device }: SignedIn) => ({ person, device });

async function invitedPerson(db: Database, invitation: string, now: number): Promise<DeskPerson> {
  const person = await invited(db, invitation, now);
  if (!person) throw new Refusal('invitation');
  return person;
}

function pageAsked(c: AppContext, usual: number, most: number): { limit: number; before: number | undefined } {
  const number = (name: string) => {
    const text = c.req.query(name) ?? '';
    return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : undefined;
  };
  return { limit: Math.min(most, number('limit') ?? usual), before: number('before') };
}
