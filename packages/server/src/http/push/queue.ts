import type { Lang, PushMessage, ScheduleItem, ScheduleLocation } from '@tand/festival';
import type { InStatement, Row } from '@libsql/client';
import { listRevisions, type Change } from '../../content/revisions.ts';
import { type Database, textOf, writeAll } from '../../infra/db/database.ts';
import type { PickDeed, Renderer } from '../pages/renderer.ts';
import { forgetting } from './subscriptions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostTries = 5;
const queuedKey = 'pushTold';

const whereAndWhen = ['day', 'start_time', 'end_time', 'location', 'places'];

export function deedOf({ kind, before, after }: Change): PickDeed | undefined {
  if (kind !== 'item' || !before) return undefined;
  if (!after || (after['cancelled'] && !before['cancelled'])) return before['cancelled'] ? undefined : 'cancelled';
  if (after['cancelled']) return undefined;
  if (before['cancelled']) return 'reinstated';
  return whereAndWhen.some(field => JSON.stringify(before[field]) !== JSON.stringify(after[field])) ? 'moved' : undefined;
}

/** One transaction, so that a restart neither repeats nor loses messages (PUSH-4). */
export async function enqueue(db: Database, renderer: Renderer, places: readonly ScheduleLocation[], now: number, since?: number) {
  const { rows } = await db.client.execute({
    sql: 'SELECT (SELECT value FROM meta WHERE key = ?) AS queued, (SELECT max(number) FROM revisions) AS latest',
    args: [queuedKey],
  });
  const latest = Number(rows[0]?.['latest'] ?? 0);
  const queued = textOf(rows[0]?.['queued']) === '' ? undefined : Number(rows[0]?.['queued']);
  if (queued === latest) return;
  const first = queued ?? since ?? latest;
  const revisions = first < latest ? (await listRevisions(db, latest - first, latest + 1)).toReversed() : [];
  const isNew = `(SELECT coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = '${queuedKey}'), -1)) = ${queued ?? -1}`;
  const messages = revisions.flatMap(({ number, changes }) =>
    changes.flatMap((change): InStatement[] => {
      const deed = deedOf(change);
      if (!deed) return [];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- documents of kind "item" have this type
      const item = (change.after ?? change.before) as unknown as ScheduleItem;
      const text = (lang: Lang) =>
        JSON.stringify({ ...renderer.message(deed, item, places, lang), tag: `pick-${change.id}`, lang } satisfies PushMessage);
      return [
        {
          sql: `INSERT OR IGNORE INTO messages (subscription, item, revision, text, due, tries)
                SELECT s.id, ?, ?, CASE s.lang WHEN 'sv' THEN ? ELSE ? END, ?, 0
                FROM subscription_picks p JOIN subscriptions s ON s.id = p.subscription
                WHERE p.item = ? AND s.until > ? AND ${isNew}`,
          args: [change.id, number, text('sv'), text('en'), now, change.id, new Date(now).toISOString()],
        },
      ];
    }),
  );
  await writeAll(db, [
    ...messages,
    { sql: `INSERT OR REPLACE INTO meta (key, value) SELECT ?, ? WHERE ${isNew}`, args: [queuedKey, String(latest)] },
  ]);
}

export type Claimed = ReturnType<typeof toClaimed>;

const toClaimed = (row: Row) => ({
  id: Number(row['id']),
  subscription: textOf(row['subscription']),
  item: textOf(row['item']),
  text: textOf(row['text']),
  tries: Number(row['tries']),
  endpoint: textOf(row['endpoint']),
  keys: { p256dh: textOf(row['p256dh']), auth: textOf(row['auth']) },
});

/** Also deletes messages claimed over ten minutes ago: a process may have sent them before it crashed. */
export async function claim(db: Database, most: number, now: number): Promise<Claimed[]> {
  const [, claimed] = await writeAll(db, [
    { sql: 'DELETE FROM messages WHERE due < ? OR claimed < ?', args: [now - day, now - 10 * minute] },
    {
      sql: `UPDATE messages SET claimed = ? WHERE id IN
              (SELECT id FROM messages WHERE claimed IS NULL AND due <= ? ORDER BY due, id LIMIT ?) RETURNING id`,
      args: [now, now, most],
    },
  ]);
  const ids = (claimed?.rows ?? []).map(row => Number(row['id']));
  if (ids.length === 0) return [];
  const { rows } = await db.client.execute({
    sql: `SELECT m.*, s.endpoint, s.p256dh, s.auth FROM messages m JOIN subscriptions s ON s.id = m.subscription
          WHERE m.id IN (SELECT value FROM json_each(?)) ORDER BY m.id`,
    args: [JSON.stringify(ids)],
  });
  return rows.map(toClaimed);
}

export type Outcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'refused' } | { kind: 'later'; ms: number };

export async function settle(db: Database, outcomes: readonly { message: Claimed; outcome: Outcome }[], now: number): Promise<void> {
  const of = (kind: Outcome['kind']) => outcomes.filter(({ outcome }) => outcome.kind === kind);
  const over = outcomes.filter(({ outcome, message }) => outcome.kind !== 'later' || message.tries + 1 >= mostTries);
  await writeAll(db, [
    {
      sql: 'DELETE FROM messages WHERE id IN (SELECT value FROM json_each(?))',
      args: [JSON.stringify(over.map(({ message }) => message.id))],
    },
    ...outcomes.flatMap(({ outcome, message }) =>
      outcome.kind === 'later' && message.tries + 1 < mostTries
        ? [{ sql: 'UPDATE messages SET claimed = NULL, tries = tries + 1, due = ? WHERE id = ?', args: [now + outcome.ms, message.id] }]
        : [],
    ),
    {
      sql: 'UPDATE subscriptions SET confirmed = 1 WHERE confirmed = 0 AND id IN (SELECT value FROM json_each(?))',
      args: [JSON.stringify(of('sent').map(({ message }) => message.subscription))],
    },
    ...forgetting(of('gone').map(({ message }) => message.subscription)),
  ]);
}
