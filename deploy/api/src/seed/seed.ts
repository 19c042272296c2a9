import type { Logger } from 'pino';
import { makePasswordHashes, type PasswordCost } from '../accounts/password-hashes.ts';
import type { SeedName } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { searchVocabulary, universities } from '../db/schema.ts';
import { refreshVocabulary } from '../search/vocabulary.ts';
import type { Uploads } from '../uploads/store.ts';
import { completeReference } from './complete-reference.ts';
import { seedDemo } from './demo.ts';
import { seedLarge } from './large.ts';
import { seedReference } from './reference.ts';

export interface SeedOptions {
  name: SeedName;
  uploads: Uploads;
  log: Logger;
  /** Number of projects of the large seed, which makes twice as many students. */
  projects: number;
  passwordCost: PasswordCost;
}

/**
 * Fills an empty database, and completes a database of an earlier version. `none` means only the data that forms need:
 * universities and study areas.
 */
export async function seedIfEmpty(db: Database, options: SeedOptions): Promise<void> {
  const [something] = await db.select({ id: universities.id }).from(universities).limit(1);
  if (something) await completeReference(db);
  else await fill(db, options);
  if ((await db.$count(searchVocabulary)) === 0) await refreshVocabulary(db);
}

async function fill(db: Database, options: SeedOptions): Promise<void> {
  const started = performance.now();
  await seed(db, options);
  options.log.info({ seed: options.name, ms: Math.round(performance.now() - started) }, 'seeded');
}

async function seed(db: Database, { name, uploads, projects, passwordCost }: SeedOptions): Promise<void> {
  switch (name) {
    case 'none':
      return db.transaction(async (tx) => void (await seedReference(tx)));
    case 'demo':
      return db.transaction((tx) => seedDemo(tx, uploads, makePasswordHashes(passwordCost)));
    case 'large':
      return seedLarge(db, { projects, students: projects * 2 });
  }
}
