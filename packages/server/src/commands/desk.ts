import { deskRoles, type DeskRole } from '@tand/festival/desk';
import { audit } from '../content/crew/audit.ts';
import { revokePerson, invite, inviteAgain, invitedFor, listPeople, setRole, revokeDevice } from '../content/crew/people.ts';
import { makeKeys } from '../infra/pushKeys.ts';
import { printLinks, RefusedError, takesOneOf, UsageError, type Command, type CommandContext } from './context.ts';

export const deskUsage = `Usage: desk <command> [options]

  invite --name <name> --role <role>  invites a person: prints a link that works once, for 48 hours; roles: ${deskRoles.join(', ')}
  invite <person>                     prints a link for another device of a person, such as a new phone
  role <person> --role <role>         changes a person's role at once
  people                              lists people with their devices
  revoke <person or device>           revokes a person with all devices, or one device with its passkey, at once
  keys                                generates the keys that sign push messages, once

  --database file:…  the database; default: as the server's
  --site https://…   address of the site, for the printed link; default: DESK_ORIGIN, else localhost with PORT or 4173
  --author <name>    author in the log; default: the name of the account

Name a person or device by its id, or a person by a unique name.`;

export interface DeskOptions {
  name?: string | undefined;
  role?: string | undefined;
}

/** Manages the people of the desk and the push keys (DESK-4, DESK-6). @throws UsageError */
export function deskCommand([verb, ...args]: readonly string[], options: DeskOptions): Command {
  const [named] = args;
  if (args.length > 1) throw new UsageError('Name one person or device.');
  switch (verb) {
    case 'invite':
      return named === undefined ? invitePerson(options) : context => inviteDevice(context, named);
    case 'role': {
      if (named === undefined) throw new UsageError('Name a person.');
      const role = roleOf(options.role);
      return context => changeRole(context, named, role);
    }
    case 'people':
      return showPeople;
    case 'revoke':
      if (named === undefined) throw new UsageError('Name a person or a device.');
      return context => revoke(context, named);
    case 'keys':
      return async ({ db, print }) =>
        print((await makeKeys(db)) ? 'Created. The server uses them from its next start.' : 'The keys exist already.');
    default:
      throw takesOneOf('desk', ['invite', 'role', 'people', 'revoke', 'keys'], verb);
  }
}

const note = ({ db, author, now }: CommandContext, call: string, about: string) =>
  audit(db, { person: author, device: 'command line', call: `desk ${call}`, outcome: 'done', about }, now.getTime());

const roleOf = (text: string | undefined): DeskRole => {
  const role = deskRoles.find(one => one === text);
  if (!role) throw takesOneOf('--role', deskRoles, text);
  return role;
};

function invitePerson({ name = '', role }: DeskOptions): Command {
  const shown = name.trim();
  if (shown === '' || shown.length > 100)
    throw new UsageError('Name the person: --name takes the name that the history shows, of at most 100 characters.');
  const chosen = roleOf(role);
  return async context => {
    const { person, invitation } = await invite(context.db, shown, chosen, context.now.getTime());
    await note(context, 'invite', `${shown} (${person.id}), ${person.role}`);
    context.print(`${shown} is ${person.id}, ${person.role}.`);
    printLink(context, invitation);
  };
}

async function inviteDevice(context: CommandContext, named: string): Promise<void> {
  const person = await find(context, named);
  const invitation = await inviteAgain(context.db, person.id, context.now.getTime());
  await note(context, 'invite', `${person.name} (${person.id}) again`);
  printLink(context, invitation);
}

async function changeRole(context: CommandContext, named: string, role: DeskRole): Promise<void> {
  const person = await find(context, named);
  await setRole(context.db, person.id, role);
  await note(context, 'role', `${person.name} (${person.id}), ${role}`);
  context.print(`${person.name} is ${role}.`);
}

const printLink = (context: CommandContext, invitation: string) =>
  printLinks(context, [`Valid once for ${invitedFor / 3_600_000} hours: ${inviteLink(context.siteUrl, invitation)}`]);

/** Browsers do not send the part after #, so logs of requests do not contain the invitation. */
export const inviteLink = (siteUrl: string, invitation: string) => `${siteUrl}/desk/invite#${invitation}`;

async function find({ db, now }: CommandContext, named: string) {
  const people = await listPeople(db, now.getTime());
  const found = people.filter(({ id, name }) => id === named || name === named);
  const [person, ...others] = found;
  if (!person) throw new RefusedError(`No person or device with access is called "${named}".`);
  if (others.length > 0)
    throw new RefusedError(`Several are called "${named}": ${found.map(({ id }) => id).join(', ')}. Name one by its id.`);
  return person;
}

async function showPeople({ db, now, print }: CommandContext): Promise<void> {
  const people = await listPeople(db, now.getTime());
  for (const { id, name, role, devices } of people) {
    print(`${id}  ${role.padEnd(6)}  ${name}`);
    for (const device of devices) print(`    ${device.id}  ${device.name}, last used ${device.seen.slice(0, 16).replace('T', ' ')} UTC`);
  }
  if (people.length === 0) print('No person has access yet: desk invite --name … --role admin');
}

async function revoke(context: CommandContext, named: string): Promise<void> {
  const { db, now, print } = context;
  const devices = (await listPeople(db, now.getTime())).flatMap(one => one.devices);
  const device = devices.find(({ id }) => id === named);
  if (device) {
    await revokeDevice(db, device.id);
    await note(context, 'revoke', `device ${device.id}`);
    return print(`${device.name} is revoked, and its passkey is no longer valid.`);
  }
  const person = await find(context, named);
  await revokePerson(db, person.id, now.getTime());
  await note(context, 'revoke', `${person.name} (${person.id})`);
  print(`${person.name} is revoked, with ${person.devices.length} devices. Their changes stay in the history.`);
  return undefined;
}
