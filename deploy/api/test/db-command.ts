import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOfPrograms } from './test-program.ts';

interface Outcome {
  code: number;
  /** Output of both streams. */
  text: string;
}

/** Runs `npm run db -- …` on a database. */
export async function dbCommand(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  ...args: string[]
): Promise<Outcome> {
  const env: Record<string, string | undefined> = {
    ...environmentOfPrograms,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
  };
  if (databaseUrl === undefined) delete env['DATABASE_URL'];
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(__dirname, '../src/cli/db.ts'), ...args],
      { env },
    );
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}
