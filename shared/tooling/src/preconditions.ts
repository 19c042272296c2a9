import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** Something outside the program is in the way: one sentence for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** @throws {CannotStart} when another process listens on the port */
export async function portIsFree(port: number, variable: string): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!free)
    throw new CannotStart(`Port ${port} is taken; stop what uses it or choose another with ${variable}=….`);
}

/** @throws {CannotStart} when the folder cannot be made or written */
export function folderIsWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new CannotStart(`The folder ${folder} cannot be written; choose another with DATA_DIR=….`);
  }
}

/**
 * Runs a command. Unmet preconditions are reported in one sentence, other errors with their stack.
 * @param usage printed for `--help`, and after an unknown argument
 */
export async function main(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error, usage));
    process.exitCode = 1;
  }
}

function sentenceFor(error: unknown, usage: string): unknown {
  if (error instanceof CannotStart) return error.message;
  const isMistakeInArguments =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isMistakeInArguments ? `${error.message}\n\n${usage}` : error;
}
