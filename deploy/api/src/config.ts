import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { readS3Settings, type S3Settings, WrongSetting } from '@puente/objects/settings';
import { isTracingWanted } from '@puente/observability/tracing';
import type { PasswordCost } from './accounts/password-hashes.ts';
import { CannotStart } from './cannot-start.ts';
import { type ProvidersSettings, readProviders } from './connect/settings.ts';
import { isSecretKey } from './credentials/keys.ts';

export const seedNames = ['demo', 'large', 'none'] as const;
export type SeedName = (typeof seedNames)[number];

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Object store for uploads; null keeps them in DATA_DIR. */
  s3: S3Settings | null;
  mailFrom: string;
  /** Public address of the product, without a slash at the end. */
  publicUrl: string;
  /** Seed for an empty database. */
  seed: SeedName;
  /** Number of projects of the large seed, which makes twice as many students. */
  seedProjects: number;
  logLevel: string;
  /** Signs confirmation links. Without it, a secret is generated once and stored in DATA_DIR. */
  authSecret: string | undefined;
  /**
   * Secret keys of the issuer of credentials: the first signs, the others are only published. Without any, one is
   * generated once and stored in DATA_DIR.
   */
  credentialKeys: readonly Uint8Array[];
  /** Keys of the login providers. */
  providers: ProvidersSettings;
  /** Multiplies every rate limit; null switches them off. */
  rateLimits: number | null;
  /** Milliseconds for which a terminating process still accepts requests, while proxies stop sending it new ones. */
  drainMs: number;
  /** Validates each response with the schema that its call declares, and fails on any difference. For tests. */
  checkAnswers: boolean;
  /** Cost parameters for hashing passwords. */
  passwordCost: PasswordCost;
  /** Tells whether a move at the application desk can be undone before its student is notified. */
  holdsAnswers: boolean;
  /** Addresses and networks of the edge's processes, whose word about visitors' addresses counts. */
  edges: string[];
  /** Tells whether OpenTelemetry's settings ask for traces. */
  isTraced: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Length from which a secret cannot be guessed: 32 characters, as of `openssl rand -base64 24`. */
const shortestSecret = 32;

const isProduction = (env: Environment): boolean => env['NODE_ENV'] === 'production';

/** Reads each setting from the environment. @throws CannotStart with one sentence when it is invalid */
const readers: { [Name in keyof Config]: (env: Environment) => Config[Name] } = {
  host: (env) => given(env, 'API_HOST') ?? '127.0.0.1',
  port: (env) => portFrom(given(env, 'API_PORT') ?? '3001'),
  // npm runs this from the workspace; the data lies in the root unless told otherwise.
  dataDir: (env) => resolve(given(env, 'DATA_DIR') ?? join(import.meta.dirname, '../../../data')),
  databaseUrl: databaseUrlFrom,
  smtpUrl: (env) => given(env, 'SMTP_URL'),
  s3: s3From,
  mailFrom: (env) => given(env, 'MAIL_FROM') ?? `no-responder@${URL.parse(publicUrlOf(env))?.hostname}`,
  publicUrl: publicUrlFrom,
  seed: (env) => seedFrom(given(env, 'SEED') ?? (isProduction(env) ? 'none' : 'demo')),
  seedProjects: (env) => countFrom(given(env, 'SEED_PROJECTS') ?? '100000'),
  logLevel: (env) => given(env, 'LOG_LEVEL') ?? 'info',
  authSecret: authSecretFrom,
  credentialKeys: credentialKeysFrom,
  providers: readProviders,
  rateLimits: (env) => rateLimitsFrom(given(env, 'RATE_LIMITS') ?? (isProduction(env) ? '1' : '10')),
  drainMs: (env) => secondsFrom(given(env, 'DRAIN_SECONDS') ?? '0') * 1000,
  checkAnswers: (env) => env['CHECK_ANSWERS'] === 'on',
  passwordCost: (env) => passwordCostFrom(given(env, 'PASSWORD_HASHING'), isProduction(env)),
  holdsAnswers: (env) => holdsAnswersFrom(given(env, 'HELD_ANSWERS'), isProduction(env)),
  // By default the edge is on this machine.
  edges: (env) =>
    (given(env, 'EDGE_ADDRESSES') ?? '127.0.0.1,::1').split(',').map((one) => networkFrom(one.trim())),
  isTraced: isTracingWanted,
};

/**
 * Reads the settings (README, "Run and test").
 * @throws CannotStart with a sentence for each invalid setting, a line each: an operator mends them together
 */
export function readConfig(env: Environment): Config {
  const sentences: string[] = [];
  const config = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read(env)];
    } catch (error) {
      if (!(error instanceof CannotStart)) throw error;
      sentences.push(error.message);
      return [name, undefined];
    }
  });
  if (sentences.length > 0) throw new CannotStart(sentences.join('\n'));
  return Object.fromEntries(config) as Config;
}

function databaseUrlFrom(env: Environment): string | undefined {
  const url = given(env, 'DATABASE_URL');
  if (isProduction(env) && url === undefined && given(env, 'EMBEDDED_DATABASE') !== 'on')
    throw new CannotStart(
      'DATABASE_URL must be set in production; EMBEDDED_DATABASE=on asks for the embedded database, for one process only.',
    );
  return url;
}

function authSecretFrom(env: Environment): string | undefined {
  const secret = given(env, 'AUTH_SECRET');
  if (!isProduction(env)) return secret;
  if (secret === undefined) {
    if (given(env, 'DATABASE_URL') === undefined) return undefined;
    throw new CannotStart(
      'AUTH_SECRET must be set when several processes may share DATABASE_URL in production.',
    );
  }
  if (secret.length < shortestSecret)
    throw new CannotStart(
      `AUTH_SECRET must be of at least ${shortestSecret} characters in production, such as those of "openssl rand -base64 32".`,
    );
  return secret;
}

function credentialKeysFrom(env: Environment): Uint8Array[] {
  const text = given(env, 'CREDENTIAL_KEYS');
  if (text === undefined) {
    if (!isProduction(env) || given(env, 'DATABASE_URL') === undefined) return [];
    throw new CannotStart(
      'CREDENTIAL_KEYS must be set when several processes may share DATABASE_URL in production.',
    );
  }
  const keys = text.split(',').map((key) => key.trim().toLowerCase());
  if (!keys.every(isSecretKey) || new Set(keys).size < keys.length)
    throw new CannotStart(
      'CREDENTIAL_KEYS must be different keys with commas between them, each of 64 hexadecimal digits such as those of "openssl rand -hex 32".',
    );
  return keys.map((key) => Buffer.from(key, 'hex'));
}

const publicUrlOf = (env: Environment): string =>
  withoutSlashes(given(env, 'PUBLIC_URL') ?? 'http://localhost:3000');

function publicUrlFrom(env: Environment): string {
  if (isProduction(env) && given(env, 'PUBLIC_URL') === undefined)
    throw new CannotStart('PUBLIC_URL must be set in production: mails, cookies and logins need it.');
  const url = publicUrlOf(env);
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new CannotStart('PUBLIC_URL must be an http(s) address.');
  return url;
}

/** Removes the slashes that people write at the end of an address. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function s3From(env: Environment): S3Settings | null {
  try {
    return readS3Settings(env, 'S3_') ?? null;
  } catch (error) {
    if (error instanceof WrongSetting) throw new CannotStart(error.message);
    throw error;
  }
}

/** @throws CannotStart for quick hashes in production */
function passwordCostFrom(text: string | undefined, production: boolean): PasswordCost {
  if (text === undefined) return 'full';
  if (text !== 'quick') throw new CannotStart(`PASSWORD_HASHING must be "quick" or not set, not "${text}".`);
  if (production) throw new CannotStart('PASSWORD_HASHING must not be set in production: it is for tests.');
  return text;
}

function holdsAnswersFrom(text: string | undefined, production: boolean): boolean {
  if (text === undefined) return true;
  if (text !== 'off') throw new CannotStart(`HELD_ANSWERS must be "off" or not set, not "${text}".`);
  if (production) throw new CannotStart('HELD_ANSWERS must not be set in production: it is for tests.');
  return false;
}

/** @throws CannotStart when it is neither an address nor a network such as 10.0.0.0/8 */
function networkFrom(text: string): string {
  const [address = '', bits = '', ...rest] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isNetwork = !text.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (isIP(address) > 0 && isNetwork && rest.length === 0) return text;
  throw new CannotStart(`EDGE_ADDRESSES must be addresses or networks such as 10.0.0.0/8, not "${text}".`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new CannotStart(`API_PORT must be a port number, not "${text}".`);
}

function seedFrom(text: string): SeedName {
  const name = seedNames.find((known) => known === text);
  if (name) return name;
  throw new CannotStart(`SEED must be one of ${seedNames.join(', ')}, not "${text}".`);
}

function countFrom(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new CannotStart(`SEED_PROJECTS must be a whole number above 0, not "${text}".`);
}

function secondsFrom(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= 10) return seconds;
  throw new CannotStart(`DRAIN_SECONDS must be between 0 and 10, not "${text}".`);
}

function rateLimitsFrom(text: string): number | null {
  if (text === 'off') return null;
  const factor = Number(text);
  if (factor > 0) return factor;
  throw new CannotStart(`RATE_LIMITS must be "off" or a factor above 0, not "${text}".`);
}
