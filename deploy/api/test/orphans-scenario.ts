import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { files, organizations, users } from '../src/db/schema.ts';
import { orphanedFiles, removeOrphans } from '../src/uploads/orphans.ts';
import { openUploads } from '../src/uploads/store.ts';

/**
 * Runs as a separate process of src/uploads/orphans.test.ts: creates orphans, has them removed and prints what is left.
 */
const config = readConfig(process.env);
const { db, close } = await connect(config);
const uploads = await openUploads(config.dataDir, config.s3);
const day = 24 * 60 * 60 * 1000;

const allKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of uploads.bytes.keysBefore(new Date(Date.now() + day))) keys.push(key);
  return keys;
};
const seeded = new Set(await allKeys());

const keep = async (name: string, age: number) => {
  const stored = await uploads.keep(Buffer.from(`<svg>${name}</svg>`), {
    purpose: 'logo',
    name,
    extension: 'svg',
  });
  const [row] = await db
    .insert(files)
    .values({ ...stored, createdAt: new Date(Date.now() - age) })
    .returning();
  if (!row) throw new Error('The insert returned no row.');
  return row;
};
const logo = await keep('logo', 3 * day);
const portrait = await keep('portrait', 3 * day);
const forgotten = await keep('forgotten', 3 * day);
const fresh = await keep('fresh', 0);
const [organization] = await db.select({ id: organizations.id }).from(organizations).limit(1);
const [user] = await db.select({ id: users.id }).from(users).limit(1);
if (!organization || !user) throw new Error('The demo data has no organisation or no user.');
await db.update(organizations).set({ logoId: logo.id }).where(eq(organizations.id, organization.id));
await db.update(users).set({ pictureId: portrait.id }).where(eq(users.id, user.id));
const stray = await uploads.keep(Buffer.from('<svg>stray</svg>'), {
  purpose: 'logo',
  name: 'stray',
  extension: 'svg',
});
const content = Buffer.from('the beginning of a file');
await uploads.parts.receive(
  { filename: 'part', stream: Readable.from([content]) },
  { owner: user.id, key: 'a'.repeat(64), for: 'delivery', size: content.length },
  1,
);
await writeFile(join(config.dataDir, 'uploads/private/notes.txt'), 'not ours');

const nameOfKey = new Map(
  [logo, portrait, forgotten, fresh, stray].map(({ name, hash }) => [`public/${hash}.svg`, name]),
);
const keysLeft = async (): Promise<string[]> =>
  (await allKeys())
    .flatMap((key) => (seeded.has(key) ? [] : (nameOfKey.get(key) ?? key.replace(/^.*\.part$/, 'part'))))
    .sort();
const rowsLeft = async (): Promise<string[]> =>
  (
    await db
      .select({ name: files.name })
      .from(files)
      .where(
        inArray(
          files.hash,
          [...nameOfKey.keys()].map((key) => key.slice(7, -4)),
        ),
      )
      .orderBy(files.id)
  ).map(({ name }) => name);

const found = (await orphanedFiles(db, new Date(Date.now() - day))).map(({ name }) => name);
const removed = await removeOrphans(db, uploads, new Date(Date.now() - day));
const first = { removed, rows: await rowsLeft(), keys: await keysLeft() };
// The bytes are as old as they are; of the rows, only the two that are in use are left after this.
const again = await removeOrphans(db, uploads, new Date(Date.now() + day));
const second = { removed: again, rows: await rowsLeft(), keys: await keysLeft() };
await close();
process.stdout.write(`${JSON.stringify({ address: 'none', found, first, second })}\n`);
setInterval(() => undefined, day);
process.once('SIGTERM', () => process.exit(0));
