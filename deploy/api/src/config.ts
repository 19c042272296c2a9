import { join, resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';

export const seedNames = ['demo', 'large', 'none'] as const;
export type SeedName = (typeof seedNames)[number];

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Address that people see, without a slash at the end. */
  publicUrl: string;
  /** What an empty database is filled with. */
  seed: SeedName;
  /** Projects of the large seed; it makes twice as many students. */
  seedProjects: number;
  logLevel: string;
  /** Signs confirmation links; without one it is made once and kept in DATA_DIR. */
  authSecret: string | undefined;
  /** Multiplies every rate limit; null switches them off. */
  rateLimits: number | null;
  /** Parse each answer with the schema that its call declares, and fail on any difference. For tests. */
  checkAnswers: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings (README, "Settings"). @throws CannotStart with one sentence when a setting makes no sense. */
export function readConfig(env: Environment): Config {
  const production = env['NODE_ENV'] === 'production';
  const databaseUrl = given(env, 'DATABASE_URL');
  const authSecret = given(env, 'AUTH_SECRET');
  if (production && databaseUrl !== undefined && authSecret === undefined) {
    throw new CannotStart('AUTH_SECRET must be set when several processes may share DATABASE_URL in production.');
  }
  const publicUrl = (given(env, 'PUBLIC_URL') ?? 'http://localhost:3000').replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? '')) throw new CannotStart('PUBLIC_URL must be an http(s) address.');
  return {
    host: given(env, 'API_HOST') ?? '127.0.0.1',
    port: portFrom(given(env, 'API_PORT') ?? '3001'),
    // npm runs this from the workspace; the data lies in the root unless told otherwise.
    dataDir: resolve(given(env, 'DATA_DIR') ?? join(import.meta.dirname, '../../../data')),
    databaseUrl,
    smtpUrl: given(env, 'SMTP_URL'),
    mailFrom: given(env, 'MAIL_FROM') ?? `no-responder@${new URL(publicUrl).hostname}`,
    publicUrl,
    seed: seedFrom(given(env, 'SEED') ?? (production ? 'none' : 'demo')),
    seedProjects: countFrom(given(env, 'SEED_PROJECTS') ?? '100000'),
    logLevel: given(env, 'LOG_LEVEL') ?? 'info',
    authSecret,
    rateLimits: rateLimitsFrom(given(env, 'RATE_LIMITS') ?? '1'),
    checkAnswers: env['CHECK_ANSWERS'] === 'on',
  };
}

const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

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

function rateLimitsFrom(text: string): number | null {
  if (text === 'off') return null;
  const factor = Number(text);
  if (factor > 0) return factor;
  throw new CannotStart(`RATE_LIMITS must be "off" or a factor above 0, not "${text}".`);
}
