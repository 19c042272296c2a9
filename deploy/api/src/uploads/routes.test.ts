import { type Client, clientOf, logIn } from '../../test/client.ts';
import { firstBytes, imageFile, joined, lockedPdf, pdfFile, pictureBomb } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { openS3 } from './s3.ts';

let objects: ObjectStore;
beforeAll(async () => {
  objects = await startObjectStore();
});
afterAll(() => objects.stop());

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
const svgFile = (content: string, name = 'logo.svg') => new File([content], name);

describe.each(['disk', 's3'] as const)('POST /api/upload, kept on the %s', (store) => {
  let server: TestServer;
  let student: Client;
  let coordinator: Client;
  let staff: Client;
  beforeAll(async () => {
    server = await startServer(store === 's3' ? { env: objects.env } : {});
    [{ who: student }, coordinator, staff] = await Promise.all([
      newStudent(server, 'sube@ejemplo.es'),
      logIn(server.address, 'coordinacion'),
      logIn(server.address, 'staff'),
    ]);
  });
  afterAll(() => server.stop());

  /** Counts the files in every store and folder. */
  const kept = async (): Promise<number> => {
    const folders = ['incoming', 'public', 'private'].map((name) =>
      readdir(join(server.dataDir, 'uploads', name)),
    );
    let count = (await Promise.all(folders)).flat().length;
    if (store === 'disk') return count;
    for await (const key of openS3(objects.settings).keysBefore(new Date(Date.now() + 60_000)))
      count += key.length > 0 ? 1 : 0;
    return count;
  };
  const upload = (
    files: File | File[],
    who = student,
    wanted: 'cv' | 'logo' | 'picture' | 'tfx' | 'resource' | 'cover' = 'cv',
  ) => who.call('POST /api/upload', { query: { for: wanted }, files });

  it('takes a CV and gives it no public address', async () => {
    const before = await kept();
    const { status, data } = await upload(pdfFile('Mi currículum.pdf'));
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        id: expect.any(Number) as number,
        createdAt: expect.any(String) as string,
        updatedAt: expect.any(String) as string,
        name: 'Mi currículum.pdf',
        alternativeText: null,
        caption: null,
        width: null,
        height: null,
        formats: null,
        hash: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        ext: '.pdf',
        mime: 'application/pdf',
        size: expect.any(Number) as number,
        url: null,
        previewUrl: null,
        provider: store,
        provider_metadata: null,
      },
    ]);
    expect(await kept()).toBe(before + 1);
    for (const name of [`${data[0]?.hash}.pdf`, `..%2fprivate%2f${data[0]?.hash}.pdf`])
      expect((await student.fetch(`/uploads/${name}`)).status).toBe(404);
  });

  it('takes the name without its folders', async () => {
    const { data } = await upload(pdfFile('../../etc/\u202Efdp.pdf'));
    expect(data[0]?.name).toBe('fdp.pdf');
  });

  describe('what it refuses', () => {
    const notAllowed = 'Archivo no permitido. Solo se aceptan: pdf';
    const noPdf = 'El archivo no es un PDF, aunque su nombre termina en .pdf.';
    const broken =
      'El PDF está dañado y no se puede abrir. Vuelve a guardarlo desde su programa y súbelo otra vez.';
    const refused: [string, string, () => File | Promise<File>][] = [
      [
        'HTML renamed to .pdf',
        noPdf,
        () => new File(['<!doctype html><script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' }),
      ],
      ['an image renamed to .pdf', noPdf, () => imageFile('cv.pdf', 'png', { width: 9, height: 9 })],
      ['an empty file', noPdf, () => new File([], 'cv.pdf')],
      [
        'a beginning behind more than a kilobyte',
        noPdf,
        () => joined('cv.pdf', ' '.repeat(1025), pdfFile('')),
      ],
      ['a beginning and an end', broken, () => new File(['%PDF-1.4\n%%EOF'], 'cv.pdf')],
      ['a PDF without pages', broken, () => new File(['%PDF-1.4\n1 0 obj\n<< >>\nendobj\n'], 'cv.pdf')],
      ['half a PDF', broken, () => firstBytes('cv.pdf', pdfFile(''), 90)],
      [
        'a PDF that opens with a password alone',
        'El PDF tiene contraseña. Quítasela y vuelve a subirlo.',
        () => lockedPdf('cv.pdf', { userPassword: 'faro', ownerPassword: 'mar' }),
      ],
      [
        'a PDF that is an archive too',
        noPdf,
        () => joined('cv.pdf', pdfFile('cv.pdf'), `PK\x05\x06${'\0'.repeat(18)}`),
      ],
      ['an archive', notAllowed, () => new File(['PK\x03\x04', '\0'.repeat(60)], 'cv.zip')],
      [
        'an encrypted archive renamed to .pdf',
        noPdf,
        () => new File(['PK\x03\x04\x14\0\x01\0', '\0'.repeat(60)], 'cv.pdf'),
      ],
      ['another extension', notAllowed, () => pdfFile('cv.html')],
      ['two extensions', notAllowed, () => pdfFile('cv.pdf.exe')],
      ['no extension', notAllowed, () => pdfFile('pdf')],
      ['an image, which a CV may not be', notAllowed, () => pdfFile('cv.png')],
    ];

    it.each(refused)('%s', async (_, words, make) => {
      const before = await kept();
      const { status, error } = await upload(await make());
      expect([status, error.name]).toEqual([415, 'FileTypeRefused']);
      expect(error.details.fields).toEqual({ files: words });
      expect(await kept()).toBe(before);
    });

    const honest: [string, () => File | Promise<File>][] = [
      [
        'a line of a mail program before its beginning',
        () => joined('cv.pdf', 'X-Mail: 1\r\n\r\n', pdfFile('')),
      ],
      ['11 KB behind its end', () => joined('cv.pdf', pdfFile(''), 'firma '.repeat(2_000))],
      ['no mark of an end', () => firstBytes('cv.pdf', pdfFile(''), -7)],
      ['a table of offsets that is wrong', () => joined('cv.pdf', '%\n', pdfFile(''))],
      ['a password against changes', () => lockedPdf('cv.pdf', { ownerPassword: 'mar' })],
    ];

    it.each(honest)('takes a PDF with %s', async (_, make) => {
      expect((await upload(await make())).status).toBe(200);
    });

    it('and says what is wrong with a picture', async () => {
      const { error } = await upload(pdfFile('cara.png'), student, 'picture');
      expect(error.details.fields).toEqual({
        files: 'El archivo no es un PNG, aunque su nombre termina en .png.',
      });
    });

    it('more than 5 MB', async () => {
      const before = await kept();
      const { status, error } = await upload(pdfFile('grande.pdf', 5 * 1024 * 1024));
      expect([status, error.name]).toEqual([413, 'FileTooLarge']);
      expect(error.details.fields).toEqual({ files: 'El archivo supera el máximo de 5 MB.' });
      expect(await kept()).toBe(before);
      expect((await upload(pdfFile('justo.pdf', 5 * 1024 * 1024 - 2_000))).status).toBe(200);
    });

    it('more than the kind may have that follows from the file, when the request names none', async () => {
      const file = pdfFile('grande.pdf', 5 * 1024 * 1024);
      const { status, error } = await student.call('POST /api/upload', { query: {}, files: file });
      expect([status, error.details.fields]).toEqual([
        413,
        { files: 'El archivo supera el máximo de 5 MB.' },
      ]);
    });

    it('pictures that are broken, another kind, or too large to unpack', async () => {
      const before = await kept();
      const png = await imageFile('foto.png', 'png', { width: 300, height: 300 });
      const attempts: [File, number, string][] = [
        [
          new File([png.slice(0, png.size / 2)], 'foto.png'),
          415,
          'No hemos podido leer el archivo. Comprueba que se abre bien y vuelve a probar.',
        ],
        [new File([png], 'foto.jpg'), 415, 'El archivo no es un JPG, aunque su nombre termina en .jpg.'],
        [
          await imageFile('foto.png', 'gif', { width: 9, height: 9 }),
          415,
          'El archivo no es un PNG, aunque su nombre termina en .png.',
        ],
        [svgFile(drawing), 415, 'Archivo no permitido. Solo se aceptan: png, jpg, jpeg, webp, avif'],
        [await pictureBomb('foto.png'), 413, 'La imagen supera el máximo de 50 megapíxeles.'],
      ];
      for (const [file, status, message] of attempts) {
        const answer = await upload(file, student, 'picture');
        expect([answer.status, answer.error.details.fields]).toEqual([status, { files: message }]);
      }
      expect(await kept()).toBe(before);
    });

    it('drawings that are something else as well', async () => {
      const hostile = [
        `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`,
        drawing.replace('<path', '<!ENTITY a "b"><path'),
        `${drawing}PK\x05\x06${'\0'.repeat(18)}`,
        `${drawing}<html><script>alert(1)</script></html>`,
        `<html>${drawing}</html>`,
        '<svg',
      ];
      for (const content of hostile)
        expect((await upload(svgFile(content), coordinator, 'logo')).status).toBe(415);
    });

    it('what is not for their role', async () => {
      expect((await upload(svgFile(drawing), student, 'logo')).status).toBe(403);
      expect((await upload(pdfFile('guia.pdf'), coordinator, 'resource')).status).toBe(403);
      expect((await upload(pdfFile('cv.pdf'), coordinator, 'cv')).status).toBe(403);
      expect((await upload(pdfFile('guia.pdf'), staff, 'resource')).status).toBe(200);
    });

    it('a request without a file, or with a purpose that there is not', async () => {
      for (const body of [undefined, {}]) {
        expect((await student.wrong('POST /api/upload', { query: { for: 'cv' }, body })).error.name).toBe(
          'ValidationError',
        );
      }
      expect(
        (await student.wrong('POST /api/upload', { query: { for: 'virus' }, files: pdfFile('cv.pdf') })).error
          .details.fields,
      ).toHaveProperty('for');
      expect(
        (await student.wrong('POST /api/upload', { query: { path: '/etc' }, files: pdfFile('cv.pdf') })).error
          .details.key,
      ).toBe('path');
      const misnamed = new FormData();
      misnamed.append('file', pdfFile('cv.pdf'));
      expect((await upload(pdfFile('cv.pdf'), clientOf(server.address))).status).toBe(401);
      expect(
        (await clientOf(server.address).fetch('/api/upload', { method: 'POST', body: misnamed })).status,
      ).toBe(401);
    });
  });

  it('knows by itself what a file is for, when nobody says', async () => {
    const logo = await imageFile('logo.png', 'png', { width: 60, height: 60 });
    const bare = async (who: Client, files: File) => (await who.call('POST /api/upload', { files })).data[0];
    expect(await bare(student, pdfFile('cv.pdf'))).toMatchObject({ url: null });
    expect((await bare(coordinator, logo))?.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    expect((await bare(student, logo))?.url).toMatch(/^\/uploads\//);
    // A coordinator has no CV, and a logo has less room than a CV.
    expect((await coordinator.call('POST /api/upload', { files: pdfFile('cv.pdf') })).status).toBe(403);
    expect(
      (
        await coordinator.call('POST /api/upload', {
          files: svgFile(`${drawing}${' '.repeat(2 * 1024 * 1024)}`),
        })
      ).status,
    ).toBe(413);
  });

  describe('pictures', () => {
    const photo = () =>
      imageFile('Foto del móvil.JPG', 'jpeg', { width: 3000, height: 1500, withExif: true });
    const bytesAt = async (url: string | null | undefined): Promise<Buffer> =>
      Buffer.from(await (await clientOf(server.address).fetch(url ?? '')).arrayBuffer());

    it('are written anew: upright, smaller, without where they were taken', async () => {
      const original = await sharp(await (await photo()).arrayBuffer()).metadata();
      expect([original.orientation, original.exif?.includes('prueba')]).toEqual([6, true]);
      const { data } = await student.call('POST /api/upload', {
        query: { for: 'picture', alternativeText: ' Yo, en la playa ', caption: 'Verano' },
        files: await photo(),
      });
      const [file] = data;
      expect(file).toMatchObject({
        name: 'Foto del móvil.JPG',
        ext: '.jpg',
        mime: 'image/jpeg',
        width: 1000,
        height: 2000,
        alternativeText: 'Yo, en la playa',
        caption: 'Verano',
      });
      const bytes = await bytesAt(file?.url);
      expect(bytes.length).toBe(file?.size);
      const { width, height, orientation, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 1000, height: 2000 });

      expect(file?.formats).toMatchObject({
        thumbnail: { name: 'thumbnail_Foto del móvil.JPG', width: 123, height: 245 },
        medium: { width: 375, height: 750 },
      });
      expect(file?.previewUrl).toBe(file?.formats?.['thumbnail']?.url);
      for (const format of Object.values(file?.formats ?? {})) {
        const small = await bytesAt(format.url);
        expect(small.length).toBe(format.size);
        expect(await sharp(small).metadata()).toMatchObject({ width: format.width, height: format.height });
      }
    });

    it.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
      const { data } = await upload(
        await imageFile(`a.${format}`, format, { width: 400, height: 200 }),
        student,
        'picture',
      );
      expect(data[0]).toMatchObject({
        ext: `.${format}`,
        mime: `image/${format}`,
        width: 400,
        height: 200,
        formats: { thumbnail: { width: 245 } },
      });
      expect(Object.keys(data[0]?.formats ?? {})).toEqual(['thumbnail']);
      expect((await sharp(await bytesAt(data[0]?.url)).metadata()).width).toBe(400);
    });

    it('that are small have no smaller copies', async () => {
      const { data } = await upload(
        await imageFile('a.png', 'png', { width: 40, height: 40 }),
        student,
        'picture',
      );
      expect(data[0]).toMatchObject({ formats: {}, previewUrl: null, width: 40 });
    });

    it('lose whatever was hidden behind them', async () => {
      const png = await joined(
        'a.png',
        await imageFile('a.png', 'png', { width: 40, height: 40 }),
        '<script>alert("escondido")</script>',
      );
      const { data } = await upload(png, student, 'picture');
      expect((await bytesAt(data[0]?.url)).includes('escondido')).toBe(false);
    });
  });

  describe('what is public', () => {
    it('is served so that nothing in it can run, and for ever', async () => {
      const { data } = await upload(svgFile(drawing), coordinator, 'logo');
      expect(data[0]).toMatchObject({ width: 120, height: 40, formats: null, mime: 'image/svg+xml' });
      const answer = await clientOf(server.address).fetch(data[0]?.url ?? '');
      expect(await answer.text()).toBe(drawing);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-disposition': 'attachment',
        'content-security-policy': "sandbox; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(drawing.length),
      });
    });

    it.each([
      ['bytes=0-3', 206, '<svg'],
      ['bytes=-6', 206, '</svg>'],
      ['bytes=110-', 206, drawing.slice(110)],
      ['bytes=110-99999', 206, drawing.slice(110)],
      ['bytes=9999-', 200, drawing],
      ['bytes=5-2', 200, drawing],
      ['bytes=0-1,4-5', 200, drawing],
      ['lines=1-2', 200, drawing],
    ])('is served in part: %s', async (range, status, text) => {
      const { data } = await upload(svgFile(drawing), coordinator, 'logo');
      const answer = await clientOf(server.address).fetch(data[0]?.url ?? '', { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([status, text]);
      const start = drawing.indexOf(text, range === 'bytes=-6' ? drawing.length - 6 : 0);
      expect(answer.headers.get('content-range')).toBe(
        status === 206 ? `bytes ${start}-${start + text.length - 1}/${drawing.length}` : null,
      );
    });

    it('is nowhere else', async () => {
      for (const name of [
        '0'.repeat(32) + '.png',
        'thumbnail_' + '0'.repeat(32) + '.png',
        'passwd',
        '..%2f..%2fauth-secret',
        'a.png%00.svg',
      ]) {
        expect((await student.fetch(`/uploads/${name}`)).status).toBe(404);
      }
    });
  });

  describe('several files in one request', () => {
    it('§7.5 are answered in their order', async () => {
      const before = await kept();
      const { status, data } = await upload(['a', 'b', 'c', 'd', 'e'].map((name) => pdfFile(`${name}.pdf`)));
      expect([status, data.map(({ name }) => name)]).toEqual([
        200,
        ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'],
      ]);
      expect(await kept()).toBe(before + 5);
    });

    it('are kept all or none', async () => {
      const before = await kept();
      expect((await upload([pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.exe')])).status).toBe(415);
      expect(
        (await upload([pdfFile('a.pdf'), pdfFile('b.pdf', 6 * 1024 * 1024), pdfFile('c.pdf')])).status,
      ).toBe(413);
      expect(await kept()).toBe(before);
    });

    it('are five at most', async () => {
      const before = await kept();
      const { status, error } = await upload(
        Array.from({ length: 6 }, (_, index) => pdfFile(`${index}.pdf`)),
      );
      expect([status, error.details.fields]).toEqual([
        400,
        { files: 'Puedes subir como máximo 5 archivos a la vez.' },
      ]);
      expect(await kept()).toBe(before);
    });
  });

  it('names a file without what cannot be seen', async () => {
    expect((await upload(pdfFile('cv\u202E\u3164\u200Bfdp.pdf'))).data[0]?.name).toBe('cvfdp.pdf');
  });

  it('gives a CV to those who may see the application, whole or in part', async () => {
    const [open] = (await student.call('GET /api/projects', { query: { pagination: { page: 3 } } })).data
      .data;
    const cv = (await upload(pdfFile('Currículum.pdf'))).data[0];
    const motivation = 'Quiero hacer este proyecto porque me interesa mucho el tema.';
    const { data } = await student.call('POST /api/applys', {
      body: { data: { project: open?.id ?? 0, motivation, CV: cv?.id ?? 0 } },
    });
    const whole = await student.call('GET /api/applys/:id/cv', { params: { id: data.data.id } });
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Curr?culum.pdf"; filename*=UTF-8''Curr%C3%ADculum.pdf`,
      'content-security-policy': "sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
    });
    expect(whole.data.size).toBe(cv?.size);
    const part = await student.call(
      'GET /api/applys/:id/cv',
      { params: { id: data.data.id } },
      { range: 'bytes=0-7' },
    );
    expect([part.status, await part.data.text()]).toEqual([206, '%PDF-1.4']);
  });

  it('still gives what lay on the disk before', async () => {
    const demo = await logIn(server.address, 'estudiante');
    const { data } = await demo.call('GET /api/applys', { query: {} });
    const seeded = data.data.find(({ CV }) => CV !== null);
    const answer = await demo.call('GET /api/applys/:id/cv', { params: { id: seeded?.id ?? 0 } });
    expect([answer.status, answer.data.size]).toEqual([200, seeded?.CV?.size]);
  });
});

it('is unavailable, and says so, while the object store is', async () => {
  const away = await startServer({ env: { ...objects.env, S3_ENDPOINT: 'http://127.0.0.1:1' } });
  const student = await logIn(away.address, 'nueva');
  const { status, error } = await student.call('POST /api/upload', {
    query: { for: 'cv' },
    files: pdfFile('cv.pdf'),
  });
  expect([status, error.name]).toEqual([503, 'Unavailable']);
  expect((await student.fetch(`/uploads/${'0'.repeat(32)}.png`)).status).toBe(503);
  expect(await readdir(join(away.dataDir, 'uploads/incoming'))).toEqual([]);
  await away.stop();
});
