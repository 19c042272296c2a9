import { imageFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFileWorker } from './file-workers.ts';

/** 49 megapixels of one colour in 1.2 KB, which take seconds to decode. */
const slowPicture = join(__dirname, '../../test/hostile/one-colour.avif');

describe('pictures that take long to decode', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer()));
  afterAll(() => server.stop());

  it('do not keep the pictures of others waiting', async () => {
    const [{ who: slow }, { who: other }] = await Promise.all([
      newStudent(server, 'lenta@ejemplo.es'),
      newStudent(server, 'rapida@ejemplo.es'),
    ]);
    const file = new File([await readFile(slowPicture)], 'foto.avif');
    let answered = 0;
    const flood = Array.from({ length: 4 }, async () => {
      await slow.call('POST /api/upload', { query: { for: 'picture' }, files: file });
      answered++;
    });
    await Promise.race(flood);
    const small = await imageFile('foto.png', 'png', { width: 300, height: 300 });
    const { status } = await other.call('POST /api/upload', { query: { for: 'picture' }, files: small });
    expect([status, answered < 4]).toEqual([200, true]);
    await Promise.all(flood);
  });
});

describe('a worker that is stopped while it decodes', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'puente-pictures-'))));
  afterAll(() => rm(folder, { recursive: true }));

  /** Process ids of this process's workers. */
  const workers = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes('file-worker'))
      .map((line) => Number.parseInt(line, 10));

  it('refuses its picture, and the next picture gets another worker', async () => {
    const slow = join(folder, 'slow');
    await writeFile(slow, await readFile(slowPicture));
    const decoding = inFileWorker('reencode', slow, 'avif');
    await until(() => workers().length === 1);
    for (const pid of workers()) process.kill(pid, 'SIGKILL');
    await expect(decoding).rejects.toThrow('too long or too much memory');

    const small = await imageFile('foto.png', 'png', { width: 300, height: 200 });
    await writeFile(join(folder, 'small'), Buffer.from(await small.arrayBuffer()));
    const { whole, smaller } = await inFileWorker('reencode', join(folder, 'small'), 'png');
    expect([whole.width, whole.height, Object.keys(smaller)]).toEqual([300, 200, ['thumbnail']]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['small.whole', 'small.thumbnail']));
  });
});
