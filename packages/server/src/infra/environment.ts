import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editionOf } from '@tand/editions';
import { localPath } from './db/database.ts';
import { parseRanges, type AddressRanges } from './addresses.ts';
import { StartError } from './startError.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(env: Variables) {
  const edition = editionOf(env);
  if (!/^[\w-]+$/.test(edition)) throw new StartError(`EDITION must be the name of an edition's folder, not "${edition}".`);
  const databaseUrl = env['DATABASE_URL'] || defaultDatabase(edition);
  return {
    edition,
    port: integer(env, 'PORT', 4173, 65_535),
    host: env['HOST'] || undefined,
    databaseUrl,
    authToken: env['DATABASE_AUTH_TOKEN'] || undefined,
    ticketKey: readKey(env['TICKETS_KEY']),
    keepDays: integer(env, 'TICKETS_KEEP_DAYS', 90, 3650),
    deskDir: env['DESK_DIR'] ? resolve(env['DESK_DIR']) : undefined,
    deskOrigin: readDeskOrigin(env['DESK_ORIGIN']),
    isDeskOpened: isOn(env, 'DESK_INVITE'),
    pushServices: readOrigins(env, 'PUSH_SERVICES'),
    siteDir: env['SITE_DIR'] ? resolve(env['SITE_DIR']) : undefined,
    lastKnown: env['LAST_KNOWN'] ? resolve(env['LAST_KNOWN']) : defaultLastKnown(databaseUrl, edition),
    isReview: isOn(env, 'TAND_REVIEW'),
    leaveMs: integer(env, 'LEAVE_SECONDS', 5, 300) * 1000,
    isWarmed: isOn(env, 'WARM', '1'),
    contentDir: env['CONTENT_DIR'] ? resolve(env['CONTENT_DIR']) : editionFolder(edition),
    trustedProxies: readRanges(env['TRUSTED_PROXIES'] ?? ''),
    addressHeader: env['ADDRESS_HEADER']?.toLowerCase() || undefined,
    allowedOrigins: readOrigins(env, 'ALLOWED_ORIGINS'),
    isWorkerKilled: isOn(env, 'SW_KILL'),
    logFormat: oneOf(env, 'LOG_FORMAT', ['json', 'pretty']),
    areRequestsLogged: isOn(env, 'LOG_REQUESTS'),
    faultSink: env['FAULT_SINK'] ? resolve(env['FAULT_SINK']) : undefined,
    isTraced: Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']),
    metricsPort: integer(env, 'METRICS_PORT', 0, 65_535),
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
  };
}

function editions(variable: string): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('@tand/editions/package.json'));
  } catch {
    throw new StartError(`${variable} must be set: the server is not in the repository, where its default is.`);
  }
}

export const editionFolder = (edition: string) => join(editions('CONTENT_DIR'), edition);

const defaultDatabase = (edition: string) => pathToFileURL(join(editions('DATABASE_URL'), '..', '..', '.data', `tand-${edition}.db`)).href;

function defaultLastKnown(url: string, edition: string): string {
  const path = localPath(url);
  return path ? `${path}.last-known.json` : join(tmpdir(), `tand-${edition}.last-known.json`);
}

function integer(env: Variables, name: string, fallback: number, max: number): number {
  const value = env[name];
  if (!value) return fallback;
  if (!/^\d{1,6}$/.test(value) || Number(value) > max)
    throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  return Number(value);
}

function oneOf<const T extends string>(env: Variables, name: string, values: readonly T[]): T | undefined {
  const value = env[name];
  const known = values.find(one => one === value);
  if (value && known === undefined) throw new StartError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return known;
}

function isOn(env: Variables, name: string, fallback = '0'): boolean {
  const value = env[name] || fallback;
  if (value !== '0' && value !== '1') throw new StartError(`${name} must be 1 or 0, not "${value}".`);
  return value === '1';
}

function readKey(value: string | undefined): string | undefined {
  if (value && value.length < 32)
    throw new StartError('TICKETS_KEY must have at least 32 characters, such as the output of "openssl rand -base64 32".');
  return value || undefined;
}

function readRanges(value: string): AddressRanges | undefined {
  try {
    return parseRanges(value);
  } catch (error) {
    const part = error instanceof Error ? error.message : '';
    throw new StartError(`TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${part}".`, { cause: error });
  }
}

const readOrigins = (env: Variables, name: string) =>
  (env[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(value => readOrigin(name, value));

function readDeskOrigin(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const origin = readOrigin('DESK_ORIGIN', value);
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && hostname !== 'localhost')
    throw new StartError(`DESK_ORIGIN must begin with https://, except http://localhost, as passkeys need it; not "${value}".`);
  return origin;
}

function readOrigin(name: string, value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value) {
    throw new StartError(`${name} must list origins such as https://www.tand.example, not "${value}".`);
  }
  return value;
}
