import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the secret that signs confirmation links: the given one, or one that is generated once and stored with the
 * data.
 */
export const readSecret = async (given: string | undefined, dataDir: string): Promise<string> =>
  given ?? (await keptSecret(dataDir, 'auth-secret'));

/** Returns 32 random bytes, in hexadecimal, that are generated once and stored in a file of the data folder. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  try {
    // `wx`: of two processes that start at once, one writes it and the other reads it.
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
