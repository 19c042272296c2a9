import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile, pdfFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { me, password, preview, remove } from '../../test/own-account.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectId } from '@puente/contract/ids';
import { unzip } from '@puente/testing/unzip';
import { exported, type PersonalTable } from './exported.ts';

let server: OperatedServer;
let anyone: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

const filesOnDisk = async () =>
  (await readdir(join(server.dataDir, 'uploads'), { recursive: true })).filter((name) => /\.\w+$/.test(name));

/** A student with data in every table that belongs to an account. */
async function busyStudent(email: string) {
  const { who, id, cv } = await newStudent(server, email);
  const { data: open } = await who.call('GET /api/projects', {});
  const [first, second] = open.data.map((project) => project.id) as [ProjectId, ProjectId];
  await who.wrong('POST /api/applys', {
    body: {
      data: {
        project: first,
        motivation: 'Me interesa mucho porque quiero aplicar lo aprendido en un caso real.',
        CV: cv,
      },
    },
  });
  await who.call('PUT /api/students/:id', { params: { id }, body: { data: { favorites: [first, second] } } });
  await who.call('POST /api/saved-searches', {
    body: { data: { name: 'Todos', address: '', filters: {}, frequency: 'weekly' } },
  });
  const image = await who.call('POST /api/upload', {
    query: { for: 'picture' },
    files: await imageFile('cara.png', 'png', { width: 300, height: 300 }),
  });
  await who.call('PUT /api/user/me', { body: { picture: image.data[0]?.id ?? null } });
  const file = (
    await who.call('POST /api/upload', { query: { for: 'tfx' }, files: pdfFile('memoria ñ.pdf') })
  ).data[0]?.id as number;
  const work = async (title: string, publish: boolean): Promise<number> => {
    const data = {
      status: 'finished' as const,
      title,
      summary: 'Un resumen lo bastante largo para que el formulario lo acepte sin más preguntas ni avisos.',
      study_areas: ['Ciencias'],
      language: 'Español' as const,
      tfxDate: '2025-06-30',
      file,
      linkedin: 'https://www.linkedin.com/in/ejemplo',
    };
    const made = await who.wrong('POST /api/tfxes', { body: { data } });
    const tfx = (made.data as { data: { id: number } }).data.id;
    if (publish) await who.wrong('POST /api/tfxes/:id/publish', { params: { id: tfx } });
    return tfx;
  };
  return {
    who,
    id,
    userId: (await me(who)).id,
    project: first,
    published: await work('Trabajo publicado de prueba', true),
    draft: await work('Trabajo a medias de prueba', false),
  };
}

const parts =
  `exportado cuenta formas_de_entrar sesiones aplicaciones_de_codigos llaves_de_acceso codigos_de_recuperacion sucesos_de_seguridad actos_del_equipo perfil titulaciones preferencias_de_avisos solicitudes horas_de_colaboraciones valoraciones_de_colaboraciones certificados hitos_de_colaboraciones planes_propuestos_en_colaboraciones colaboraciones entrevistas trabajos trabajos_sin_guardar
  proyectos_guardados recursos_guardados organizaciones_que_miraron_tu_perfil organizaciones_con_tu_contacto invitaciones_a_proyectos organizaciones_que_te_guardaron_en_una_lista organizaciones_que_sigues oportunidades_que_te_interesan busquedas_guardadas comunicaciones trabajos_guardados retiradas_y_objeciones conversaciones mensajes_en_nombre_de_otros colaboraciones_pasos_tuyos docentes_a_los_que_has_invitado calendario_compartido acuerdos_que_escribiste acuerdos_que_aceptaste convenios_que_anotaste entregas_de_hitos comentarios_en_entregas mensajes_a_contacto formularios_a_medias archivos`.split(
    /\s+/,
  );

/** A part of the export that contains every exported column of a table. */
const fieldsOf = (table: PersonalTable): Record<string, unknown> =>
  Object.fromEntries(Object.keys(exported(table)).map((name) => [name, whatever]));
const whatever = { asymmetricMatch: (value: unknown) => value !== undefined, toString: () => 'whatever' };

describe('the export of one’s data', () => {
  it('is a ZIP of everything: a file to read, and the files', async () => {
    const { who } = await busyStudent('exporta@ejemplo.es');
    const answer = await who.call('GET /api/users/me/export', {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=puente-mis-datos.zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const entries = unzip(Buffer.from(await answer.data.arrayBuffer()));
    const text = entries.get('datos.json')?.toString() ?? '';
    const data = JSON.parse(text) as Record<string, unknown> & {
      archivos: { en_este_zip: string; nombre: string }[];
    };
    expect(data).toMatchObject({
      cuenta: {
        email: 'exporta@ejemplo.es',
        nombre: 'Uxía',
        telefono: '600112233',
        tipo_de_perfil: 'student',
      },
      perfil: { universidad: 'Universidad de A Coruña' },
      solicitudes: [{ estado: 'new', motivacion: expect.stringContaining('caso real') as string }],
      proyectos_guardados: [{}, {}],
      trabajos: [
        { titulo: 'Trabajo publicado de prueba' },
        { titulo: 'Trabajo a medias de prueba', publicado: null },
      ],
      sesiones: [{}],
    });
    expect(Object.keys(data)).toEqual(parts);
    expect(data).toMatchObject({
      cuenta: fieldsOf('users'),
      formas_de_entrar: [fieldsOf('accounts')],
      perfil: fieldsOf('students'),
      solicitudes: [fieldsOf('applications')],
      trabajos: [fieldsOf('works'), fieldsOf('works')],
      proyectos_guardados: [fieldsOf('favorites'), fieldsOf('favorites')],
      busquedas_guardadas: [fieldsOf('savedSearches')],
    });
    expect(data.archivos.map(({ nombre }) => nombre).sort()).toEqual(['cara.png', 'cv.pdf', 'memoria ñ.pdf']);
    for (const { en_este_zip: path } of data.archivos) {
      const bytes = entries.get(path);
      expect(bytes?.subarray(0, 5).toString('latin1')).toMatch(path.endsWith('.pdf') ? /^%PDF-/ : /^\x89PNG/);
    }
    // Nothing that would let a stranger in is part of it.
    for (const secret of ['password', 'contrasena', 'token'])
      expect(text.toLowerCase()).not.toContain(secret);
  });

  it.each(['coordinacion', 'gestion', 'docente', 'staff', 'estudiante', 'nueva'] as const)(
    'is there for %s',
    async (account) => {
      const answer = await (await logIn(server.address, account)).call('GET /api/users/me/export', {});
      const entries = unzip(Buffer.from(await answer.data.arrayBuffer()));
      expect(JSON.parse(entries.get('datos.json')?.toString() ?? '')).toMatchObject({
        cuenta: { email: `${account}@puente.test` },
      });
    },
  );

  it('is for signed-in users', async () => {
    expect((await anyone.call('GET /api/users/me/export', {})).status).toBe(401);
  });
});

describe('deleting one’s account', () => {
  it('says beforehand what goes and what stays', async () => {
    const { who } = await busyStudent('avisada@ejemplo.es');
    const told = await preview(who);
    const counts = Object.fromEntries(told.goes.map(({ what, count }) => [what, count]));
    expect(counts).toMatchObject({
      account: 1,
      sessions: 1,
      files: 3,
      applications: 1,
      favorites: 2,
      saved_searches: 1,
      work_drafts: 1,
    });
    expect(told.goes.map(({ text }) => text)).toContain('2 proyectos guardados');
    expect(told).toMatchObject({ publishedWorks: 1, hasPassword: true, loginIsRecent: true });
    expect(told.stays.map(({ what }) => what)).toEqual(['works', 'counters']);
  });

  it('asks for the password when one is given, and what becomes of published works', async () => {
    const { who } = await busyStudent('duda@ejemplo.es');
    const wrong = await remove(who, { password: 'no-es-esta', works: 'keep' });
    expect([wrong.status, wrong.error.details.fields]).toEqual([
      400,
      { password: 'La contraseña actual no es correcta.' },
    ]);
    const open = await remove(who, { password });
    expect([open.status, open.error.details.fields]).toEqual([
      400,
      { works: 'Elige qué hacemos con tus trabajos publicados.' },
    ]);
    expect((await remove(who, { password, works: 'sell' })).status).toBe(400);
    expect((await me(who)).email).toBe('duda@ejemplo.es');
  });

  it.each(['keep', 'remove'] as const)(
    'removes everything, and does with published works as told: %s',
    async (works) => {
      const before = await filesOnDisk();
      const { who, userId, id, project, published, draft } = await busyStudent(`adios.${works}@ejemplo.es`);
      await server.rows(`update works set tutor = 'Carmen Rial' where id = ${published}`);
      const applicants = async () =>
        (
          await (
            await logIn(server.address, 'staff')
          ).wrong('GET /api/students', { query: { filters: { id: { $eq: id } } } })
        ).data as unknown as { data: unknown[] };
      const done = await remove(who, { password, works });
      expect(done.status).toBe(204);
      expect(done.headers.getSetCookie()[0]).toMatch(/^token=; /);

      expect((await who.call('GET /api/users/me', {})).status).toBe(401);
      expect(
        (
          await anyone.call('POST /api/auth/local', {
            body: { identifier: `adios.${works}@ejemplo.es`, password },
          })
        ).status,
      ).toBe(401);
      expect((await applicants()).data).toEqual([]);
      expect(
        (await (await logIn(server.address, 'staff')).call('GET /api/users/:id', { params: { id: userId } }))
          .status,
      ).toBe(404);
      expect((await anyone.wrong('GET /api/tfxes/:id', { params: { id: draft } })).status).toBe(404);
      const work = await anyone.wrong('GET /api/tfxes/:id', {
        params: { id: published },
        query: { populate: ['student'] },
      });
      if (works === 'remove') expect(work.status).toBe(404);
      else {
        expect(work.status).toBe(200);
        expect(work.data.data).toMatchObject({
          title: 'Trabajo publicado de prueba',
          student: null,
          linkedin: null,
        });
        expect((await anyone.wrong('GET /api/tfxes/:id/file', { params: { id: published } })).status).toBe(
          200,
        );
      }
      expect(
        await server.rows(
          `select linkedin, tutor, student_id, author_name, author_surname, author_university, name as file
           from works join files on files.id = file_id where works.id = ${published}`,
        ),
      ).toEqual(
        works === 'remove'
          ? []
          : [
              {
                linkedin: null,
                tutor: null,
                student_id: null,
                author_name: null,
                author_surname: null,
                author_university: null,
                file: 'trabajo-publicado-de-prueba.pdf',
              },
            ],
      );
      // The organisation's data is unchanged.
      expect((await anyone.call('GET /api/projects/:id', { params: { id: project } })).status).toBe(200);
      const left = (await filesOnDisk()).filter((name) => !before.includes(name));
      expect(left).toHaveLength(works === 'keep' ? 1 : 0);
      await messageWith(
        server.dataDir,
        `adios.${works}@ejemplo.es`,
        'los datos que dependían de ella ya no existen',
      );
      // The address is free again.
      const body = {
        username: 'x@y.es',
        email: `adios.${works}@ejemplo.es`,
        password,
        name: 'Otra',
        surname: 'Persona',
        profileType: 'teacher' as const,
      };
      expect(
        (await anyone.call('POST /api/auth/local/register', { body: { ...body, username: body.email } }))
          .status,
      ).toBe(200);
    },
  );

  it('needs no password for ten minutes after a login, and does later', async () => {
    const { who } = await newStudent(server, 'reciente@ejemplo.es');
    const { id } = await me(who);
    const openedBefore = (minutes: number) =>
      server.rows(
        `update sessions set created_at = now() - interval '${minutes} minutes' where user_id = ${id}`,
      );
    await openedBefore(11);
    expect((await preview(who)).loginIsRecent).toBe(false);
    const late = await remove(who, {});
    expect([late.status, late.error.name]).toEqual([403, 'RecentLoginRequired']);
    await openedBefore(9);
    expect((await preview(who)).loginIsRecent).toBe(true);
    expect((await remove(who, {})).status).toBe(204);
  });

  it('is for oneself and for staff', async () => {
    const { who, userId } = await busyStudent('ajena@ejemplo.es');
    for (const account of ['nueva', 'coordinacion', 'docente', 'gestion'] as const) {
      expect(
        (
          await remove(
            await logIn(server.address, account),
            { password: 'Puente-2026', works: 'keep' },
            userId,
          )
        ).status,
      ).toBe(404);
    }
    expect((await remove(anyone, { works: 'keep' }, userId)).status).toBe(401);
    const staff = await logIn(server.address, 'staff');
    // Also right after a login: a session that is left open may not remove everybody.
    const attempts = [
      [{ works: 'remove' }, 'Introduce tu contraseña'],
      [{ works: 'remove', password: 'no-es-esta' }, 'La contraseña actual no es correcta.'],
      [{ works: 'remove', password }, 'La contraseña actual no es correcta.'],
    ] as const;
    for (const [body, message] of attempts) {
      const { status, error } = await remove(staff, body, userId);
      expect([status, error.details.fields]).toEqual([400, { password: message }]);
    }
    expect((await remove(staff, { works: 'remove', password: 'Puente-2026' }, userId)).status).toBe(204);
    expect((await who.call('GET /api/users/me', {})).status).toBe(401);
    expect((await me(staff)).email).toBe('staff@puente.test');
  });
});
