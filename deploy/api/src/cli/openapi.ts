import '../drizzle-resolution.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breakingChanges } from '../openapi/breaking-changes.ts';

const { descriptionText } = await import('../openapi/text.ts');

interface Description {
  info: { version: string };
}

/**
 * `npm run openapi -w @puente/api` writes the description to dist/openapi.json. With `-- --against <file or address>`,
 * the description of the released API, it prints the changes that would break that API's clients, and fails if there
 * are any. An intended breaking change raises `contractVersion`.
 */
const folder = join(import.meta.dirname, '../../dist');
const text = await descriptionText();
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'openapi.json'), text);

const place = process.argv.indexOf('--against');
if (place !== -1) {
  const released = process.argv[place + 1];
  if (released === undefined)
    throw new Error('--against needs the file or the address of a released description.');
  const before = await read(released);
  const next = JSON.parse(text) as Description;
  const broken = breakingChanges(before, next);
  for (const change of broken) console.log(change);
  if (broken.length > 0 && before.info.version === next.info.version) process.exitCode = 1;
}

async function read(place: string): Promise<Description> {
  if (!URL.canParse(place)) return JSON.parse(await readFile(place, 'utf8')) as Description;
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}.`);
  return (await answer.json()) as Description;
}
