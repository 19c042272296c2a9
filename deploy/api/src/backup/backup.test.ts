import { clientOf, logIn } from '../../test/client.ts';
import { dbCommand } from '../../test/db-command.ts';
import { isEmbedded } from '../../test/engine.ts';
import { pdfFile } from '../../test/files.ts';
import { emptyDatabase, type Place } from '../../test/place.ts';
import { startServer, startServerProcess } from '../../test/server.ts';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isFullRun } from '@puente/testing/full-run';

/**
 * Backups of the engine that the tests run on. LONG=1 also tests backups from one engine to the other, and the errors
 * of the embedded one (`npm run test:long backups embedded`).
 */

// Each command opens the database anew, which takes seconds where it is embedded.
jest.setTimeout(180_000);

let folder: string;
let source: Place;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-backup-'));
  archive = join(folder, 'all.backup');
  const server = await startServer();
  source = server;
  const student = await logIn(server.address, 'estudiante');
  const { status } = await student.call('POST /api/upload', {
    query: { for: 'cv' },
    files: pdfFile('Mi currículum ñ.pdf', 200_000),
  });
  expect(status).toBe(200);
  await server.stop({ keep: true });
  const made = await dbCommand(source, 'backup', archive);
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/all\.backup has \d{3,} rows and \d+ files\.\n$/) as string,
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(source.dataDir, { recursive: true, force: true });
});

const place = async (name: string, engine: 'same' | 'embedded'): Promise<Place> => ({
  dataDir: join(folder, name),
  databaseUrl: engine === 'same' ? await emptyDatabase() : undefined,
});

/** Sorted rows of a backup, without the time at which it was made: rows have no order. */
async function contentOf(path: string): Promise<string[]> {
  const [, ...lines] = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
  return lines.sort();
}

it.each(isEmbedded || !isFullRun ? (['same'] as const) : (['same', 'embedded'] as const))(
  'brings everything back into an empty database (%s engine)',
  async (engine) => {
    const target = await place(engine, engine);
    expect((await dbCommand(target, 'restore', archive)).text).toMatch(
      /^\d+ rows and \d+ files are back\. Everybody has to log in again\.\n$/,
    );
    const second = join(folder, `${engine}.backup`);
    expect((await dbCommand(target, 'backup', second)).code).toBe(0);
    expect(await contentOf(second)).toEqual(await contentOf(archive));

    const server = await startServer({ from: target, env: { DATABASE_URL: target.databaseUrl ?? '' } });
    const student = await logIn(server.address, 'estudiante');
    const { data } = await student.call('GET /api/applys', { query: { populate: ['project'] } });
    expect(data.meta.pagination.total).toBeGreaterThan(0);
    const found = await clientOf(server.address).call('GET /api/projects', { query: {} });
    expect(found.data.meta.pagination.total).toBeGreaterThan(10);
    // Data that derives from the rows is rebuilt.
    const slipped = { query: { filters: { keyword: { $containsi: 'informatca' } } } };
    const searched = await clientOf(server.address).call('GET /api/projects', slipped);
    expect(searched.data.meta.instead).toBe('informática');
    // New rows get numbers that are free.
    const uploaded = await student.call('POST /api/upload', {
      query: { for: 'cv' },
      files: pdfFile('otro.pdf'),
    });
    expect(uploaded.status).toBe(200);
    await server.stop();
  },
);

const refusing = isEmbedded && !isFullRun ? it.skip : it;

refusing('refuses a database that has something, unless told to replace it', async () => {
  expect(await dbCommand(source, 'restore', archive)).toEqual({
    code: 1,
    text: 'The database is not empty. Add --overwrite to replace everything that is in it.\n',
  });
  expect((await dbCommand(source, 'restore', archive, '--overwrite')).code).toBe(0);
  const again = join(folder, 'again.backup');
  await dbCommand(source, 'backup', again);
  expect(await contentOf(again)).toEqual(await contentOf(archive));
});

refusing('leaves everything as it was when the backup is damaged', async () => {
  const broken = join(folder, 'broken.backup');
  await dbCommand(source, 'backup', broken);
  await truncate(broken, 20_000);
  expect(await dbCommand(source, 'restore', broken, '--overwrite')).toEqual({
    code: 1,
    text: `${broken} is not a backup, or not a whole one.\n`,
  });
  const after = join(folder, 'after.backup');
  await dbCommand(source, 'backup', after);
  expect(await contentOf(after)).toEqual(await contentOf(archive));
});

it('has no token that lets anybody in, and nobody’s file can lead out of the store', async () => {
  const lines = gunzipSync(await readFile(archive)).toString();
  expect(lines).toContain('{"table":"users"');
  expect(lines).not.toMatch(/"table":"(?:sessions|verifications|rate_limits)"/);
});

const onEmbedded = isEmbedded ? it : it.skip;

onEmbedded('leaves the embedded database to the server that runs on it', async () => {
  const server = await startServerProcess({ from: source });
  const { code, text } = await dbCommand(source, 'backup', join(folder, 'busy.backup'));
  expect([code, text]).toEqual([1, expect.stringContaining(`is in use by process ${server.child.pid} on `)]);
  await server.stop('SIGTERM', { keep: true });
});
