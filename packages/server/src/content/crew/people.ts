import { createHash, randomBytes } from 'node:crypto';
import type { Row, Transaction } from '@libsql/client';
import { deskRoles, type DeskDevice, type DeskMember, type DeskPerson, type DeskRole } from '@tand/festival/desk';
import { type Database, textOf, writeAll, writing } from '../../infra/db/database.ts';

const hour = 3_600_000;
/** DESK-5 */
export const signedInFor = 12 * hour;
/** DESK-4 */
export const invitedFor = 48 * hour;
const challengedFor = 5 * 60_000;

const iso = (at: number) => new Date(at).toISOString();
const token = () => randomBytes(32).toString('base64url');
/** Hashed, so that reading the database does not allow signing in. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const newId = () => randomBytes(6).toString('hex');

const roleOf = (value: unknown): DeskRole => deskRoles.find(role => role === value) ?? 'writer';
const toPerson = (row: Row): DeskPerson => ({ id: textOf(row['id']), name: textOf(row['name']), role: roleOf(row['role']) });

export const includes = (role: DeskRole, least: DeskRole): boolean => deskRoles.indexOf(role) >= deskRoles.indexOf(least);

export type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;
export type SignedIn = NonNullable<Awaited<ReturnType<typeof signedIn>>>;

export async function invite(db: Database, name: string, role: DeskRole, now: number): Promise<{ person: DeskPerson; invitation: string }> {
  const [person, invitation] = [{ id: newId(), name, role }, token()];
  await writeAll(db, [
    { sql: 'INSERT INTO people (id, name, role, since) VALUES (?, ?, ?, ?)', args: [person.id, name, role, iso(now)] },
    { sql: 'INSERT INTO invitations (hash, person, until) VALUES (?, ?, ?)', args: [hashOf(invitation), person.id, iso(now + invitedFor)] },
    { sql: 'DELETE FROM invitations WHERE until < ?', args: [iso(now)] },
  ]);
  return { person, invitation };
}

/** Revokes earlier admins; undefined, without any change, if one of them has a passkey. */
export async function inviteFirst(db: Database, name: string, now: number): Promise<string | undefined> {
  const { rows } = await db.client.execute(
    `SELECT people.id, passkeys.id AS passkey FROM people LEFT JOIN passkeys ON passkeys.person = people.id
     WHERE people.role = 'admin' AND people.ended IS NULL`,
  );
  if (rows.some(row => row['passkey'] !== null)) return undefined;
  for (const row of rows) await revokePerson(db, textOf(row['id']), now);
  return (await invite(db, name, 'admin', now)).invitation;
}

export async function inviteAgain(db: Database, person: string, now: number): Promise<string> {
  const invitation = token();
  const args = [hashOf(invitation), person, iso(now + invitedFor)];
  await writeAll(db, [{ sql: 'INSERT INTO invitations (hash, person, until) VALUES (?, ?, ?)', args }]);
  return invitation;
}

export async function invited(db: Database, invitation: string, now: number): Promise<DeskPerson | undefined> {
  const { rows } = await db.client.execute({
    sql: `SELECT people.* FROM invitations JOIN people ON people.id = invitations.person
          WHERE invitations.hash = ? AND invitations.until > ? AND people.ended IS NULL`,
    args: [hashOf(invitation), iso(now)],
  });
  return rows.map(toPerson)[0];
}

export async function register(
  db: Database,
  invitation: string,
  { id, person, publicKey, counter, transports }: Passkey,
  now: number,
): Promise<'done' | 'used' | 'known'> {
  return writing(db, async tx => {
    const { rows } = await tx.execute({ sql: 'SELECT 1 FROM passkeys WHERE id = ?', args: [id] });
    if (rows.length > 0) return 'known';
    const used = await tx.execute({
      sql: `DELETE FROM invitations WHERE hash = ? AND person = ? AND until > ?
            AND EXISTS (SELECT 1 FROM people WHERE id = ? AND ended IS NULL)`,
      args: [hashOf(invitation), person, iso(now), person],
    });
    if (used.rowsAffected !== 1) return 'used';
    await tx.execute({
      sql: 'INSERT INTO passkeys (id, person, public_key, counter, transports, since) VALUES (?, ?, ?, ?, ?, ?)',
      args: [id, person, Buffer.from(publicKey).toString('base64url'), counter, JSON.stringify(transports), iso(now)],
    });
    return 'done';
  });
}

export async function challenge(db: Database, now: number): Promise<string> {
  const secret = token();
  await writeAll(db, [
    { sql: 'DELETE FROM challenges WHERE until < ?', args: [iso(now)] },
    { sql: 'INSERT INTO challenges (hash, until) VALUES (?, ?)', args: [hashOf(secret), iso(now + challengedFor)] },
  ]);
  return secret;
}

export async function answerChallenge(db: Database, secret: string, now: number): Promise<boolean> {
  const args = [hashOf(secret), iso(now)];
  const [gone] = await writeAll(db, [{ sql: 'DELETE FROM challenges WHERE hash = ? AND until > ?', args }]);
  return gone?.rowsAffected === 1;
}

export async function findPasskey(db: Database, id: string) {
  const { rows } = await db.client.execute({
    sql: 'SELECT passkeys.* FROM passkeys JOIN people ON people.id = passkeys.person WHERE passkeys.id = ? AND people.ended IS NULL',
    args: [id],
  });
  const row = rows[0];
  return (
    row && {
      id,
      person: textOf(row['person']),
      publicKey: new Uint8Array(Buffer.from(textOf(row['public_key']), 'base64url')),
      counter: Number(row['counter']),
      transports: JSON.parse(textOf(row['transports'])) as string[],
    }
  );
}

export const countUse = (db: Database, passkey: string, counter: number) =>
  writeAll(db, [{ sql: 'UPDATE passkeys SET counter = ? WHERE id = ?', args: [counter, passkey] }]);

/** The secret is not valid if the passkey was deleted or the person revoked meanwhile. */
export async function signIn(
  db: Database,
  { id, person }: Pick<Passkey, 'id' | 'person'>,
  name: string,
  now: number,
  before = '',
): Promise<string> {
  const secret = token();
  const [since, until] = [iso(now), iso(now + signedInFor)];
  await writeAll(db, [
    { sql: 'DELETE FROM devices WHERE until < ? OR hash = ?', args: [since, hashOf(before)] },
    {
      sql: `INSERT INTO devices (id, hash, person, passkey, name, since, seen, until)
            SELECT ?, ?, people.id, passkeys.id, ?, ?, ?, ? FROM passkeys JOIN people ON people.id = passkeys.person
            WHERE passkeys.id = ? AND people.id = ? AND people.ended IS NULL`,
      args: [newId(), hashOf(secret), name, since, since, until, id, person],
    },
  ]);
  return secret;
}

const toDevice = (row: Row, own?: string): DeskDevice => ({
  id: textOf(row['id']),
  person: textOf(row['person']),
  name: textOf(row['name']),
  seen: textOf(row['seen']),
  until: textOf(row['until']),
  isOwn: row['id'] === own,
});

export async function signedIn(db: Database, secret: string, now: number) {
  const { rows } = await db.client.execute({
    sql: `SELECT devices.*, people.name AS person_name, people.role FROM devices
          JOIN people ON people.id = devices.person JOIN passkeys ON passkeys.id = devices.passkey
          WHERE devices.hash = ? AND devices.until > ? AND people.ended IS NULL`,
    args: [hashOf(secret), iso(now)],
  });
  const row = rows[0];
  if (!row) return undefined;
  const device = toDevice(row, textOf(row['id']));
  // A full disk must not prevent reading.
  if (now - Date.parse(device.seen) > 60_000)
    await writeAll(db, [{ sql: 'UPDATE devices SET seen = ? WHERE id = ?', args: [iso(now), device.id] }]).catch(() => undefined);
  return {
    person: { id: device.person, name: textOf(row['person_name']), role: roleOf(row['role']) },
    device,
    passkey: textOf(row['passkey']),
  };
}

export async function roleOfDevice(tx: Pick<Transaction, 'execute'>, device: string, now: number): Promise<DeskRole | undefined> {
  const { rows } = await tx.execute({
    sql: `SELECT people.role FROM devices
          JOIN people ON people.id = devices.person JOIN passkeys ON passkeys.id = devices.passkey
          WHERE devices.id = ? AND devices.until > ? AND people.ended IS NULL`,
    args: [device, iso(now)],
  });
  return rows[0] && roleOf(rows[0]['role']);
}

export const setRole = (db: Database, person: string, role: DeskRole) =>
  writeAll(db, [{ sql: 'UPDATE people SET role = ? WHERE id = ? AND ended IS NULL', args: [role, person] }]);

export async function listDevices(db: Database, now: number, { person, own }: { person?: string; own?: string } = {}) {
  const { rows } = await db.client.execute({
    sql: `SELECT * FROM devices WHERE until > ? AND (? IS NULL OR person = ?) ORDER BY seen DESC`,
    args: [iso(now), person ?? null, person ?? null],
  });
  return rows.map(row => toDevice(row, own));
}

export async function listPeople(db: Database, now: number, own?: string): Promise<DeskMember[]> {
  const { rows } = await db.client.execute('SELECT * FROM people WHERE ended IS NULL ORDER BY name, id');
  const devices = await listDevices(db, now, own === undefined ? {} : { own });
  return rows.map(row => ({
    ...toPerson(row),
    devices: devices.filter(({ person }) => person === row['id']),
  }));
}

export const signOut = (db: Database, device: string) => writeAll(db, [{ sql: 'DELETE FROM devices WHERE id = ?', args: [device] }]);

interface RevokeOptions {
  /** Id of a passkey that stays valid, also for its other devices. */
  keep?: string;
  check?: (tx: Transaction) => Promise<void>;
}

/** Also deletes the device's passkey, and signs out every device with it, unless `keep` names the passkey. */
export async function revokeDevice(db: Database, device: string, { keep = '', check }: RevokeOptions = {}): Promise<void> {
  await writing(db, async tx => {
    await check?.(tx);
    await tx.batch([
      { sql: 'DELETE FROM passkeys WHERE id <> ? AND id = (SELECT passkey FROM devices WHERE id = ?)', args: [keep, device] },
      {
        sql: 'DELETE FROM devices WHERE id <> ? AND passkey <> ? AND passkey = (SELECT passkey FROM devices WHERE id = ?)',
        args: [device, keep, device],
      },
      { sql: 'DELETE FROM devices WHERE id = ?', args: [device] },
    ]);
  });
}

export async function revokePerson(db: Database, person: string, now: number): Promise<void> {
  await writeAll(db, [
    ...['devices', 'passkeys', 'invitations'].map(table => ({ sql: `DELETE FROM ${table} WHERE person = ?`, args: [person] })),
    { sql: 'UPDATE people SET ended = ? WHERE id = ?', args: [iso(now), person] },
  ]);
}
