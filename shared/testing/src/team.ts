import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyOfRepository } from './checkout.ts';

/** A team with its own checkout, which releases into a running product. */
export interface Team {
  /** Changes a word of its checkout. @throws when it is not there */
  change: (file: string, from: string, to: string) => void;
  /** Builds an app, and makes it current. */
  release: (app: string) => Promise<void>;
  /** Makes the version before current again. */
  rollback: (app: string) => Promise<void>;
  remove: () => void;
}

/** @param dataDir of the product */
export function teamFor(dataDir: string): Team {
  const { folder, remove } = copyOfRepository();
  const run = async (command: string, ...args: string[]): Promise<void> => {
    const script = join(folder, `deploy/releases/src/cli/${command}.ts`);
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      // Promoted without asking a running API: it is this checkout's.
      { cwd: folder, env: { ...process.env, DATA_DIR: dataDir, API_ORIGIN: '' } },
    );
  };
  return {
    remove,
    change: (file, from, to) => {
      const place = join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
      writeFileSync(place, text.replace(from, to));
    },
    release: (app) => run('release', app, '--promote', '--force', 'a team of a test'),
    rollback: (app) => run('rollback', app),
  };
}
