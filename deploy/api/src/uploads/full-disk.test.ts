import { logIn } from '../../test/client.ts';
import { imageFile, pdfFile } from '../../test/files.ts';
import { startServer } from '../../test/server.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from './disk-space.ts';

it.each([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['of a share', Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
  [
    'of the database',
    new Error('query', { cause: Object.assign(new Error('extend'), { code: '53100' }) }),
    true,
  ],
  ['of the picture library', new Error('write error: No space left on device'), true],
  ['another one', Object.assign(new Error('read'), { code: 'ENOENT' }), false],
  ['none', 'text', false],
])('knows the error of a full disk: %s', (_, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});

/** A separate disk that is small enough to be filled. Only root can mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

it('an upload on a full disk is refused in a sentence, and the server not ready until there is room', async () => {
  const disk = smallDisk();
  if (disk === undefined) return;
  const server = await startServer();
  const uploads = join(server.dataDir, 'uploads');
  execFileSync('cp', ['-a', `${uploads}/.`, disk]);
  execFileSync('mount', ['--bind', disk, uploads]);
  const ballast = join(disk, 'ballast');
  try {
    const who = await logIn(server.address, 'estudiante');
    const photo = await imageFile('a.png', 'png', { width: 2000, height: 2000 });
    const statuses = async () => {
      const files: [File, 'cv' | 'picture'][] = [
        [pdfFile('a.pdf', 1_000_000), 'cv'],
        [photo, 'picture'],
      ];
      const answers = [];
      for (const [file, wanted] of files) {
        const { status, error } = await who.call('POST /api/upload', { query: { for: wanted }, files: file });
        answers.push(status === 200 ? status : [status, error.name, error.message]);
      }
      return answers;
    };
    const ready = async () => (await fetch(`${server.address}/readyz`)).status;

    expect([await ready(), ...(await statuses())]).toEqual([200, 200, 200]);
    await writeFile(ballast, Buffer.alloc(64 * 1024 * 1024)).catch(() => undefined);
    const full = [
      503,
      'StorageFull',
      'Ahora mismo no podemos guardar nada nuevo. Vuelve a intentarlo dentro de un rato.',
    ];
    expect([await ready(), ...(await statuses())]).toEqual([503, full, full]);
    // Requests that need no space still work.
    expect((await fetch(`${server.address}/api/projects`)).status).toBe(200);
    await rm(ballast);
    expect([await ready(), ...(await statuses())]).toEqual([200, 200, 200]);
  } finally {
    execFileSync('umount', [uploads]);
    execFileSync('umount', [disk]);
    await server.stop();
  }
});
