import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Release } from '@puente/federation/release';
import { hasCode } from '../atomic-file.ts';
import { audienceText } from '../canary.ts';
import { isBefore, servedCommits } from '../commits.ts';
import { dataDirectory, openStore, repositoryRoot } from '../data-directory.ts';
import { overview } from '../overview.ts';
import { Refusal } from '../refusal.ts';
import { newKeyPair, readSigner } from '../release-keys.ts';
import { repair } from '../repair.ts';
import { signStore } from '../signing-store.ts';
import { openSignedCopy, openUnsigned, readStoreLocation } from '../store-location.ts';
import { kilobytes, readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: list [app], or list --history, --repair or --not-after <commit> [--channel production],
or list --new-key <file>, or list --sign;
--not-after fails when the channel serves an app of a later commit than that one.
--history lists the last changes of a channel: when, who, what and why.
--repair writes the pointer of a channel again from what verified last, if it is gone, damaged, or names what is not stored.
--new-key writes a private key for signatures to a new file outside DATA_DIR, and prints the settings.
--sign signs all that is stored, as it is, with the key in RELEASE_KEY_FILE: once for an older store, and for a new key.`;

/** Number of changes that are listed. */
const lastChanges = 20;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    history: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    'not-after': { type: 'string' },
    'new-key': { type: 'string' },
    sign: { type: 'boolean', default: false },
    channel: { type: 'string', default: 'production' },
  });
  const [app, ...rest] = positionals;
  const commit = values['not-after'];
  const file = values['new-key'];
  const asked = [values.repair, values.history, commit !== undefined, file !== undefined, values.sign];
  const isOfAll = asked.includes(true);
  if (rest.length > 0 || (isOfAll && app !== undefined)) throw new Refusal(usage);
  if (file !== undefined) makeKey(file);
  else if (values.sign) await signAll();
  else if (values.history) await listHistory(values.channel);
  else if (values.repair) await repairChannel(values.channel);
  else if (commit !== undefined) await refuseLater(values.channel, commit);
  else await list(app);
});

/** @throws {Refusal} when the file is in the folder of the store, or there is one already */
function makeKey(file: string): void {
  const path = resolve(file);
  // Links are followed: the key must not be copied with the store.
  const folder = existsSync(dirname(path)) ? realpathSync(dirname(path)) : dirname(path);
  const data = existsSync(dataDirectory()) ? realpathSync(dataDirectory()) : dataDirectory();
  if (`${folder}/`.startsWith(`${data}/`))
    throw new Refusal(`${path} is in DATA_DIR: who can write there must not have the private key.`);
  const { pem, publicKey } = newKeyPair();
  try {
    writeFileSync(path, pem, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw hasCode(error, 'EEXIST') ? new Refusal(`${path} is there already: name another file.`) : error;
  }
  console.log(`For commands that release, promote, roll back and the like:\n  RELEASE_KEY_FILE=${path}`);
  console.log(`For edges and renderers, several with commas:\n  RELEASE_PUBLIC_KEYS=${publicKey}`);
}

async function signAll(): Promise<void> {
  const location = readStoreLocation(dataDirectory(), process.env);
  if (location.keyFile === undefined)
    throw new Refusal('RELEASE_KEY_FILE must name the file of the private key.');
  const signer = readSigner(location.keyFile);
  const count = await signStore(openUnsigned(location), signer);
  console.log(`Signed now: ${count}. All that is stored is signed by ${signer.publicKey}.`);
}

async function repairChannel(channel: string): Promise<void> {
  const copy = openSignedCopy(readStoreLocation(dataDirectory(), process.env));
  const repaired = await repair(await storeForCommand(), channel, copy);
  if (!repaired) {
    console.log(`The pointer of ${channel} is in order.`);
    return;
  }
  console.log(repaired.problem);
  console.log(`${channel} points again to what verified last:`);
  for (const [app, { current }] of Object.entries(repaired.state.apps)) console.log(`  ${app} ${current}`);
}

/** @throws {Refusal} when the channel serves an app that was built from a descendant of this commit */
async function refuseLater(channel: string, commit: string): Promise<void> {
  for (const { app, commit: served } of await servedCommits(openStore(), channel)) {
    if (await isBefore(commit, served, repositoryRoot))
      throw new Refusal(`${channel} serves ${app} of commit ${served}, which is later than ${commit}.`);
  }
  console.log(`${channel} serves nothing of a commit later than ${commit}.`);
}

async function listHistory(channel: string): Promise<void> {
  const entries = (await openStore().history(channel)).slice(-lastChanges);
  if (entries.length === 0) console.log(`${channel} has not changed since changes are noted.`);
  for (const { at, by, why, forced, moved } of entries) {
    const reasons = [why, forced === undefined ? undefined : `forced: ${forced}`];
    console.log([at, by, ...reasons].filter((text) => text !== undefined).join('  '));
    for (const { app, from, to, commit } of moved)
      console.log(
        `  ${app}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}${commit ? `  ${commit.slice(0, 7)}` : ''}`,
      );
  }
}

async function list(app: string | undefined): Promise<void> {
  const apps = await overview(openStore(), app);
  if (apps.length === 0) console.log('Nothing has been published yet.');
  for (const { app: name, latest, releases } of apps) {
    console.log(name);
    if (releases.length === 0) console.log('  nothing published');
    for (const release of releases) {
      const { version, createdAt, bytes, brotli, servedBy, previousOf, canaryOf, bad } = release;
      const notes = [
        ...servedBy.map((channel) => `served by ${channel}`),
        ...previousOf.map((channel) => `previous of ${channel}`),
        ...canaryOf.map(({ channel, audience }) => `canary of ${channel} for ${audienceText(audience)}`),
        ...(version === latest ? ['latest'] : []),
        ...(bad === undefined ? [] : [`bad: ${bad}`]),
      ];
      const size = `${kilobytes(bytes)}, ${kilobytes(brotli)} as brotli`;
      const words = [version, createdAt, size, madeBy(release)];
      if (notes.length > 0) words.push(`(${notes.join(', ')})`);
      console.log(`  ${words.filter(Boolean).join('  ')}`);
    }
  }
}

/** `0123abc by Ana Prieto`; `0123abc-dirty` when the sources differed from the commit. */
function madeBy({ commit, author }: Pick<Release, 'commit' | 'author'>): string {
  const short = commit?.replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1');
  return [short, author && `by ${author}`].filter(Boolean).join(' ');
}
