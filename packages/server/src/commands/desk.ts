import { InvalidArgumentError, Option, type Command } from 'commander';
import { deskRoles, type DeskRole } from '@tand/festival/desk';
import { audit } from '../content/crew/audit.ts';
import { revokePerson, invite, inviteAgain, invitedFor, listPeople, setRole, revokeDevice } from '../content/crew/people.ts';
import { makeKeys } from '../infra/pushKeys.ts';
import { printLinks, RefusedError, type CommandContext, type Run } from './context.ts';

const roleOption = () => new Option('--role <role>', 'what the person may do').choices(deskRoles);

/** Adds the commands for people of the desk and for push keys (DESK-4, DESK-6, PUSH-1). */
export function addDeskCommands(desk: Command, run: Run): void {
  desk.addHelpText('after', '\nName a person or device by its id, or a person by a unique name.');
  desk
    .command('invite [person]')
    .description('prints a link that works once, for 48 hours: for a new person, or another device of a person')
    .option('--name <name>', 'the name of a new person that the history shows', readName)
    .addOption(roleOption())
    .action((person: string | undefined, { name, role }: { name?: string; role?: DeskRole }, command: Command) => {
      if (person !== undefined) return run(context => inviteDevice(context, person));
      if (!name || !role) return command.error('error: name a person, or a new one with --name and --role');
      return run(context => invitePerson(context, name, role), { isCreating: true });
    });
  desk
    .command('role <person>')
    .description("changes a person's role at once")
    .addOption(roleOption().makeOptionMandatory())
    .action((person: string, { role }: { role: DeskRole }) => run(context => changeRole(context, person, role)));
  desk
    .command('people')
    .description('lists people with their devices')
    .action(() => run(showPeople));
  desk
    .command('revoke <person-or-device>')
    .description('revokes a person with all devices, or one device with its passkey, at once')
    .action((named: string) => run(context => revoke(context, named)));
  desk
    .command('keys')
    .description('generates the keys that sign push messages, once')
    .action(() => run(createKeys, { isCreating: true }));
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100) throw new InvalidArgumentError('Write a name of at most 100 characters.');
  return name;
}

const createKeys = async ({ db, print }: CommandContext) =>
  print((await makeKeys(db)) ? 'Created. The server uses them from its next start.' : 'The keys exist already.');

const note = ({ db, author, now }: CommandContext, call: string, about: string) =>
  audit(db, { person: author, device: 'command line', call: `desk ${call}`, outcome: 'done', about }, now.getTime());

async function invitePerson(context: CommandContext, name: string, role: DeskRole): Promise<void> {
  const { person, invitation } = await invite(context.db, name, role, context.now.getTime());
  await note(context, 'invite', `${name} (${person.id}), ${role}`);
  context.print(`${name} is ${person.id}, ${role}.`);
  printLink(context, invitation);
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
