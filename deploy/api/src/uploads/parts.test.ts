import { type Client } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { boundsOfPart, partsOf } from '@puente/contract/file-parts';
import type { PartedFile } from '@puente/contract/forms/parted-file';
import { limits } from '@puente/contract/limits';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { openS3 } from './s3.ts';

const mebibyte = limits.uploadParts.bytes;

let objects: ObjectStore;
beforeAll(async () => {
  objects = await startObjectStore();
});
afterAll(() => objects.stop());

describe.each(['disk', 's3'] as const)('A file in parts, kept on the %s', (store) => {
  let server: TestServer;
  let student: Client;
  let other: Client;
  beforeAll(async () => {
    server = await startServer(store === 's3' ? { env: objects.env } : {});
    [{ who: student }, { who: other }] = await Promise.all([
      newStudent(server, 'partes@ejemplo.es'),
      newStudent(server, 'otras-partes@ejemplo.es'),
    ]);
  });
  afterAll(() => server.stop());

  /** Keys of parts in the store. */
  async function keptParts(): Promise<string[]> {
    const keys: string[] = [];
    if (store === 'disk') keys.push(...(await readdir(join(server.dataDir, 'uploads/private'))));
    else
      for await (const key of openS3(objects.settings).keysBefore(new Date(Date.now() + 60_000)))
        keys.push(key);
    return keys.filter((key) => key.endsWith('.part'));
  }

  async function described(file: File, purpose: PartedFile['for'] = 'delivery'): Promise<PartedFile> {
    const key = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    return { key, for: purpose, size: file.size };
  }
  const send = (file: File, query: PartedFile, part: number, who = student) => {
    const { start, end } = boundsOfPart(part, query.size);
    return who.wrong('POST /api/upload/parts', {
      query: { ...query, part },
      files: new File([file.slice(start, end)], 'part'),
    });
  };
  const arrived = async (query: PartedFile, who = student) =>
    (await who.call('GET /api/upload/parts', { query })).data.data.arrived;
  const finish = (query: PartedFile, name: string, who = student) =>
    who.wrong('POST /api/upload/whole', { query, body: { data: { fileName: name } } });

  it('goes on where it stopped, in any order, and is one file in the end', async () => {
    const file = pdfFile('Memoria final.pdf', 3 * mebibyte - 10);
    const query = await described(file);
    expect(partsOf(query.size)).toBe(3);
    expect(await arrived(query)).toEqual([]);
    expect((await send(file, query, 3)).status).toBe(204);
    expect((await send(file, query, 1)).status).toBe(204);
    expect(await arrived(query)).toEqual([1, 3]);
    expect((await finish(query, file.name)).status).toBe(404);
    expect((await send(file, query, 1)).status).toBe(204);
    expect((await send(file, query, 2)).status).toBe(204);
    const { status, data } = await finish(query, file.name);
    expect(status).toBe(200);
    expect(data).toMatchObject([{ name: 'Memoria final.pdf', mime: 'application/pdf', url: null }]);
    expect(await keptParts()).toEqual([]);
    expect((await finish(query, file.name)).status).toBe(404);
  });

  it('belongs to its sender: another student neither sees nor finishes it', async () => {
    const file = pdfFile('Acuerdo.pdf', mebibyte + 5);
    const query = await described(file);
    await send(file, query, 1);
    await send(file, query, 2);
    expect(await arrived(query, other)).toEqual([]);
    expect((await finish(query, file.name, other)).status).toBe(404);
    expect((await finish(query, file.name)).status).toBe(200);
  });

  it('is refused when its content is not that of the key, and begins anew', async () => {
    const file = pdfFile('Memoria.pdf', mebibyte + 5);
    const query = { ...(await described(file)), key: 'a'.repeat(64) };
    await send(file, query, 1);
    await send(file, query, 2);
    expect((await finish(query, file.name)).status).toBe(404);
    expect(await arrived(query)).toEqual([]);
    expect(await keptParts()).toEqual([]);
  });

  it('keeps the rules of its purpose: size, type and role', async () => {
    const small = await described(pdfFile('a.pdf'));
    const tooLarge = { ...small, size: limits.uploads.cv.bytes + 1, for: 'cv' as const };
    const big = await student.wrong('GET /api/upload/parts', { query: tooLarge });
    expect([big.status, big.data]).toMatchObject([
      413,
      { error: { details: { fields: { files: expect.any(String) as string } } } },
    ]);
    expect((await send(pdfFile('a.pdf'), tooLarge, 1)).status).toBe(413);
    expect((await send(pdfFile('a.pdf'), { ...small, for: 'logo' }, 1)).status).toBe(403);
    expect((await finish({ ...small, for: 'resource' }, 'a.pdf')).status).toBe(403);
    const text = new File(['not a document '.repeat(100_000)], 'nota.pdf');
    const query = await described(text);
    await send(text, query, 1);
    await send(text, query, 2);
    const refused = await finish(query, 'nota.pdf');
    expect([refused.status, refused.data]).toMatchObject([415, { error: { name: 'FileTypeRefused' } }]);
  });

  it('takes no part of another length, and none beyond the last', async () => {
    const file = pdfFile('Memoria.pdf', mebibyte + 100);
    const query = await described(file);
    const sent = (content: Blob, part: number) =>
      student.wrong('POST /api/upload/parts', {
        query: { ...query, part },
        files: new File([content], 'part'),
      });
    expect((await sent(file.slice(0, mebibyte - 1), 1)).status).toBe(400);
    expect((await sent(file.slice(0, mebibyte + 1), 1)).status).toBe(400);
    expect((await sent(file.slice(0, 10), 3)).status).toBe(400);
    expect(await arrived(query)).toEqual([]);
  });

  it('two who finish at once get one file, or start anew', async () => {
    const file = pdfFile('Memoria.pdf', 2 * mebibyte + 7);
    const query = await described(file);
    for (const part of [1, 2, 3]) await send(file, query, part);
    const statuses = (await Promise.all([finish(query, file.name), finish(query, file.name)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });
});
