import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { accounts, sessions, users, verifications } from '../db/schema.ts';
import { rememberedSeconds } from '../http/cookies.ts';
import type { PasswordHashes } from './password-hashes.ts';

export const confirmationHours = 24;

interface LibraryOptions {
  db: Database;
  publicUrl: string;
  secret: string;
  hashes: PasswordHashes;
  onError: (message: string) => void;
}

/**
 * Sets up better-auth: its functions behind the specification's paths. Its own HTTP routes, cookies and mails are not
 * used, so that the contract stays the only interface.
 */
export const openLibrary = ({ db, publicUrl, secret, hashes, onError }: LibraryOptions) =>
  betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: createHash('sha256').update(secret).digest('hex'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      additionalFields: {
        surname: { type: 'string', required: true },
        phone: { type: 'string', required: false },
        profileType: { type: 'string', required: false },
      },
    },
    session: { expiresIn: rememberedSeconds },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
      password: { hash: hashes.hash, verify: hashes.verify },
    },
    emailVerification: {
      sendOnSignUp: false,
      expiresIn: confirmationHours * 60 * 60,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its other messages name e-mail addresses.
    logger: { level: 'error', log: (_level, message) => onError(message) },
  });

export type Library = ReturnType<typeof openLibrary>;
