import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await logIn(server.address, 'nueva');
});
afterAll(() => server.stop());

const onDisk = async (): Promise<number> => {
  const folders = ['incoming', 'public', 'private'].map((name) => readdir(join(server.dataDir, 'uploads', name)));
  return (await Promise.all(folders)).flat().length;
};
const upload = (files: File, who = student) => who.call('POST /api/upload', { query: { for: 'cv' }, files });

describe('POST /api/upload', () => {
  it('takes a CV and gives it no public address', async () => {
    const before = await onDisk();
    const { status, data } = await upload(pdfFile('Mi currículum.pdf'));
    expect(status).toBe(200);
    expect(data).toEqual([
      expect.objectContaining({ id: expect.any(Number) as number, name: 'Mi currículum.pdf', ext: '.pdf', mime: 'application/pdf', url: null }),
    ]);
    expect(data[0]?.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await onDisk()).toBe(before + 1);
    expect((await student.fetch(`/uploads/${data[0]?.hash}.pdf`)).status).toBe(404);
  });

  it('takes the name without its folders', async () => {
    const { data } = await upload(pdfFile('../../etc/\u202Efdp.pdf'));
    expect(data[0]?.name).toBe('fdp.pdf');
  });

  it.each([
    ['HTML renamed to .pdf', new File(['<!doctype html><script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' })],
    ['an image renamed to .pdf', new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'cv.pdf')],
    ['an empty file', new File([], 'cv.pdf')],
    ['a PDF behind other bytes', new File(['<script>', '%PDF-1.4'], 'cv.pdf')],
    ['another extension', pdfFile('cv.html')],
    ['two extensions', pdfFile('cv.pdf.exe')],
    ['no extension', pdfFile('pdf')],
    ['an image, which a CV may not be', pdfFile('cv.png')],
  ])('refuses %s and keeps nothing of it', async (_, file) => {
    const before = await onDisk();
    const { status, error } = await upload(file);
    expect([status, error.name]).toEqual([415, 'FileTypeRefused']);
    expect(error.details.fields).toEqual({ files: 'Archivo no permitido. Solo se aceptan: pdf' });
    expect(await onDisk()).toBe(before);
  });

  it('refuses more than 5 MB and keeps nothing of it', async () => {
    const before = await onDisk();
    const { status, error } = await upload(pdfFile('grande.pdf', 5 * 1024 * 1024));
    expect([status, error.name]).toEqual([413, 'FileTooLarge']);
    expect(error.details.fields).toEqual({ files: 'El archivo supera el máximo de 5 MB.' });
    expect(await onDisk()).toBe(before);
    expect((await upload(pdfFile('justo.pdf', 5 * 1024 * 1024 - 2_000))).status).toBe(200);
  });

  it('wants to know what the file is for, and a file', async () => {
    expect((await student.wrong('POST /api/upload', { files: pdfFile('cv.pdf') })).error.details.fields).toHaveProperty('for');
    expect((await student.wrong('POST /api/upload', { query: { for: 'logo' }, files: pdfFile('cv.pdf') })).status).toBe(400);
    for (const body of [undefined, {}]) {
      expect((await student.wrong('POST /api/upload', { query: { for: 'cv' }, body })).error.name).toBe('ValidationError');
    }
  });

  it('is for people with an account', async () => {
    expect((await upload(pdfFile('cv.pdf'), clientOf(server.address))).status).toBe(401);
  });
});
