import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Conditions } from '../check-together.ts';
import { openStore, repositoryRoot } from '../data-directory.ts';
import { type Note } from '../history.ts';
import { appFolders } from '../inputs.ts';
import { isName } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { type ReleaseStore } from '../release-store.ts';
import { readApis, type ServedApi } from '../served-api.ts';

/** Runs a command to its end. Prints a failure as one sentence and exits with code 1; `DEBUG=1` adds the stack. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    const known = error instanceof Refusal || !(error instanceof Error);
    console.error(known || !process.env['DEBUG'] ? messageOf(error) : error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads the arguments of this process. `--help` prints the usage and exits; unknown arguments are refused with the
 * usage.
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${messageOf(error)}\n${usage}`);
  }
}

/** Opens the store that the environment names, and removes leftovers of killed commands. */
export async function storeForCommand(): Promise<ReleaseStore> {
  const store = openStore();
  await store.removeLeftovers();
  return store;
}

/** Options with which a command says why it changes a channel. */
export const noteOptions = { why: { type: 'string' } } as const;

/** Options of a promotion. `force` is the reason for one without the checks that production demands. */
export const promotionOptions = {
  channel: { type: 'string', default: 'production' },
  api: { type: 'string', default: process.env['API_ORIGIN'] ?? '' },
  force: { type: 'string' },
} as const;

interface Reasons {
  why?: string | undefined;
  force?: string | undefined;
}

/** Note of a change: the person or the pipeline that runs this command, and the reason given. */
export const noteOf = ({ why, force }: Reasons): Note => ({
  by: process.env['GITHUB_ACTOR'] ?? userInfo().username,
  why,
  forced: force,
});

/** Channel whose promotions need recorded checks. Branches and developers serve what they like from others. */
const checkedChannel = 'production';

/**
 * Conditions of a promotion by its options.
 * @throws {Refusal} when an API does not describe itself, or the reason for force is empty
 */
export async function conditionsOf(
  options: Reasons & { channel: string; api: string },
): Promise<Conditions & { apis: readonly ServedApi[] }> {
  if (options.force?.trim() === '') throw new Refusal('--force needs a reason: it is kept in the history.');
  return {
    apis: await readApis(options.api),
    note: noteOf(options),
    checked: options.channel === checkedChannel && options.force === undefined,
  };
}

/** Records what the asked APIs serve, so that later promotions are compared with it. Keeps the former when none was asked. */
export async function recordApis(
  store: ReleaseStore,
  channel: string,
  apis: readonly ServedApi[],
): Promise<void> {
  const read = apis.map(({ origin, description }) => ({ origin, description }));
  if (read.length > 0) await store.recordApis(channel, read);
}

/** Folder of a front-end build by its app's name. */
export async function folderOf(app: string): Promise<string> {
  const folder = join(repositoryRoot, app);
  if (isName('app', app) && existsSync(join(folder, 'app.manifest.json'))) return folder;
  const known = (await appFolders(repositoryRoot)).map((path) => path.slice(repositoryRoot.length + 1));
  throw new Refusal(
    `There is no app ${app} with an app.manifest.json; there is ${known.join(', ') || 'none'}.`,
  );
}

/** `12.3 KB` (1 KB = 1000 bytes, as network tools show it). */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
