import '../drizzle-resolution.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Description,
  recordContract,
  releasedContract,
  unannouncedChanges,
} from '../openapi/released.ts';

const { descriptionText } = await import('../openapi/text.ts');

/**
 * `npm run openapi -w @puente/api` writes the description to dist/openapi.json. With `-- --against <file or address>`, the description of
 * the released API, it prints the changes that would break that API's clients, and fails if there are any without a step of
 * `contractVersion`. `-- --record` compares with the last release (released-contract.json) and then replaces it: part of every new version
 * of @puente/api.
 */
const folder = join(import.meta.dirname, '../../dist');
const text = await descriptionText();
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'openapi.json'), text);
const next = JSON.parse(text) as Description;

const place = process.argv.indexOf('--against');
if (place !== -1) {
  const released = process.argv[place + 1];
  if (released === undefined)
    throw new Error('--against needs the file or the address of a released description.');
  refuse(unannouncedChanges(await read(released), next));
}
if (process.argv.includes('--record')) {
  refuse(unannouncedChanges(releasedContract().description, next));
  if (process.exitCode === undefined) recordContract(next);
}

function refuse(changes: readonly string[]): void {
  for (const change of changes) console.log(change);
  if (changes.length > 0) process.exitCode = 1;
}

async function read(place: string): Promise<Description> {
  if (!URL.canParse(place)) return JSON.parse(await readFile(place, 'utf8')) as Description;
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}.`);
  return (await answer.json()) as Description;
}
