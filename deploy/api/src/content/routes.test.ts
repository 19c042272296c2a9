import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile } from '../../test/files.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { readingMinutes } from '@puente/contract/reading-time';
import { beginningOf, firstPicture } from './presenter.ts';

let server: TestServer;
let anyone: Client;
let coordinator: Client;
let staff: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  [coordinator, staff] = await Promise.all([
    logIn(server.address, 'coordinacion'),
    logIn(server.address, 'staff'),
  ]);
});
afterAll(() => server.stop());

const refusesOthers = async (
  name: 'POST /api/blog-posts' | 'POST /api/faqs',
  body: object,
): Promise<void> => {
  expect((await anyone.wrong(name, { body })).status).toBe(401);
  expect((await coordinator.wrong(name, { body })).status).toBe(403);
};

describe('blog posts', () => {
  const post = {
    title: 'Una entrada',
    url: 'una-entrada',
    content: 'Texto\n\n![Foto](https://fotos.ejemplo.test/a.jpg "Título")\n\n![otra](/b.png)',
  };
  const create = (changes: object = {}) =>
    staff.wrong('POST /api/blog-posts', { body: { data: { ...post, ...changes } } });

  it('come newest first, drafts left out', async () => {
    const { data } = await anyone.call('GET /api/blog-posts', { query: { populate: ['banner'] } });
    expect(data.meta.pagination.total).toBe(11);
    const dates = data.data.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(
      data.data.every(
        ({ banner, cover, author }) => banner !== null && cover?.startsWith('/uploads/') && author === null,
      ),
    ).toBe(true);
  });

  it('take as long to read as their texts, whatever staff say', async () => {
    const { data } = await anyone.call('GET /api/blog-posts', {});
    expect(data.data.map(({ minutes }) => minutes)).toEqual(
      data.data.map(({ content }) => readingMinutes(content)),
    );
    const long = await create({ url: 'entrada-larga', content: 'palabra '.repeat(900) });
    expect(long.data.data.minutes).toBe(5);
    const said = await create({ url: 'entrada-de-cuatro-minutos', minutes: 4 });
    expect(said.status).toBe(400);
  });

  it('are told to feeds and search engines without their texts, drafts left out', async () => {
    await create({ url: 'borrador-de-fuente', published: false });
    const { data } = (await anyone.call('GET /api/blog-posts/feed', {})).data;
    const listed = (await anyone.call('GET /api/blog-posts', {})).data.data;
    expect(data.map(({ url }) => url)).toEqual(listed.map(({ url }) => url));
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ['author', 'description', 'publishedAt', 'title', 'updatedAt', 'url'].sort(),
    );
  });

  it('are counted by topic, whichever is chosen', async () => {
    const query = { filters: { tags: { $eq: 'impacto' } }, facets: ['tags' as const] };
    const { data } = await anyone.call('GET /api/blog-posts', { query });
    expect(data.data.length).toBe(data.meta.facets?.tags?.['impacto']);
    expect(data.meta.facets?.tags).toMatchObject({ TFG: 1, tema: 2 });
  });

  it('are found by their address and their tags', async () => {
    const [found] = (
      await anyone.call('GET /api/blog-posts', {
        query: { filters: { url: { $eq: 'que-es-un-proyecto-de-impacto' } } },
      })
    ).data.data;
    expect(found).toMatchObject({ title: '¿Qué es un proyecto de impacto?' });
    expect(found).not.toHaveProperty('banner');
    expect(
      (await anyone.call('GET /api/blog-posts', { query: { filters: { tags: { $eq: 'organizaciones' } } } }))
        .data.data,
    ).toHaveLength(2);
    expect(
      (
        await anyone.call('GET /api/blog-posts', {
          query: { filters: { title: { $containsi: 'ECONOMIA' } } },
        })
      ).data.data,
    ).toHaveLength(1);
  });

  it.each([
    ['impacto proyecto', 'que-es-un-proyecto-de-impacto'],
    ['IMPÁCTO', 'que-es-un-proyecto-de-impacto'],
    ['tema tfg', 'como-elegir-el-tema-de-tu-tfg'],
  ])('are found by words, whatever their order and accents: %s', async ($containsi, url) => {
    const { data } = await anyone.call('GET /api/blog-posts', {
      query: { filters: { keyword: { $containsi } } },
    });
    expect(data.data.map((post) => post.url)).toContain(url);
    expect(
      (
        await anyone.call('GET /api/blog-posts', {
          query: { filters: { keyword: { $containsi: `${$containsi} zascandil` } } },
        })
      ).data.data,
    ).toEqual([]);
  });

  it('§3 have the first image of their text as cover, or the banner', async () => {
    const created = (await create()).data.data;
    expect(created).toMatchObject({
      cover: 'https://fotos.ejemplo.test/a.jpg',
      banner: null,
      description: '',
      tags: [],
    });
    const picture = (
      await staff.call('POST /api/upload', {
        query: { for: 'cover' },
        files: await imageFile('a.webp', 'webp', { width: 900, height: 500 }),
      })
    ).data[0];
    const changed = await staff.call('PUT /api/blog-posts/:id', {
      params: { id: created.id },
      body: { data: { content: 'Sin foto', banner: picture?.id ?? 0 } },
    });
    expect(changed.data.data).toMatchObject({
      cover: picture?.url,
      title: post.title,
      banner: { formats: { medium: { width: 750 } } },
    });
  });

  it.each([
    ['![a](/x.png)', '/x.png'],
    ['[enlace](/no.png) ![](  /si.png )', '/si.png'],
    ['![a](</con espacio.png> "t")', '/con espacio.png'],
    ['![a]()', undefined],
    ['nada', undefined],
    [`${'!['.repeat(20_000)}`, undefined],
  ])('read the first image of %#', (markdown, found) => expect(firstPicture(markdown)?.address).toBe(found));

  it('have an address of their own', async () => {
    await create({ url: 'ocupada' });
    expect((await create({ url: 'ocupada' })).error.details.fields).toEqual({
      url: 'Ya existe otro con este valor.',
    });
    const { id } = (await create({ url: 'libre' })).data.data;
    const change = (url: string) =>
      staff.call('PUT /api/blog-posts/:id', { params: { id }, body: { data: { url } } });
    expect((await change('ocupada')).error.details.fields).toEqual({ url: 'Ya existe otro con este valor.' });
    expect((await change('libre')).status).toBe(200);
    for (const url of ['Con Espacios', 'ñ', '../x', '', 'a'.repeat(201)])
      expect((await create({ url })).error.details.fields).toHaveProperty('url');
  });

  it('are written, hidden and removed by staff', async () => {
    await refusesOthers('POST /api/blog-posts', { data: post });
    const { id } = (await create({ url: 'oculta', published: false })).data.data;
    expect((await anyone.call('GET /api/blog-posts/:id', { params: { id } })).status).toBe(404);
    expect(
      (await coordinator.call('PUT /api/blog-posts/:id', { params: { id }, body: { data: {} } })).status,
    ).toBe(403);
    expect((await staff.call('PUT /api/blog-posts/:id', { params: { id }, body: { data: {} } })).status).toBe(
      200,
    );
    expect((await staff.call('DELETE /api/blog-posts/:id', { params: { id } })).status).toBe(204);
    expect((await staff.call('GET /api/blog-posts/:id', { params: { id } })).status).toBe(404);
  });
});

describe('frequent questions', () => {
  it('come in their order, by audience and category', async () => {
    const all = (await anyone.call('GET /api/faqs', {})).data;
    expect(all.data.map(({ position }) => position)).toEqual(
      Array.from({ length: 13 }, (_, index) => (index + 1) * 10),
    );
    const forStudents = await anyone.call('GET /api/faqs', {
      query: { filters: { $or: [{ audience: { $eq: 'student' } }, { audience: { $null: true } }] } },
    });
    expect(forStudents.data.data).toHaveLength(9);
    expect(
      (await anyone.call('GET /api/faqs', { query: { filters: { category: { $eq: 'Cuenta' } } } })).data.data,
    ).toHaveLength(3);
    expect((await staff.call('GET /api/faqs', {})).data.data).toHaveLength(14);
  });

  it('are written by staff', async () => {
    const data = { question: '¿Y esto?', answer: 'Así.' };
    await refusesOthers('POST /api/faqs', { data });
    const { id } = (await staff.call('POST /api/faqs', { body: { data } })).data.data;
    const params = { id };
    expect(
      (
        await staff.call('PUT /api/faqs/:id', {
          params,
          body: { data: { audience: 'university', category: ' ', published: false } },
        })
      ).data.data,
    ).toMatchObject({
      ...data,
      audience: 'university',
      category: null,
      published: false,
    });
    expect((await staff.call('PUT /api/faqs/:id', { params, body: { data: {} } })).status).toBe(200);
    expect((await coordinator.call('DELETE /api/faqs/:id', { params })).status).toBe(403);
    expect((await staff.call('DELETE /api/faqs/:id', { params })).status).toBe(204);
    expect(
      (await staff.wrong('POST /api/faqs', { body: { data: { question: '¿?', position: -1 } } })).error
        .details.fields,
    ).toEqual({
      question: 'Escribe al menos una letra o un número.',
      answer: 'Este campo es obligatorio.',
      position: 'Formato no válido.',
    });
  });
});

describe('pages', () => {
  const named = (slug: string, who = anyone) =>
    who.call('GET /api/pages', { query: { filters: { slug: { $eq: slug } } } });

  it('are pending, and nobody’s to see, until staff fill them', async () => {
    expect((await anyone.call('GET /api/pages', {})).data.data).toEqual([]);
    const [team] = (await named('equipo', staff)).data.data;
    expect(team).toMatchObject({ title: 'Equipo', content: '', published: false });
    const params = { id: team?.id ?? 0 };
    expect(
      (await anyone.call('PUT /api/pages/:id', { params, body: { data: { published: true } } })).status,
    ).toBe(401);
    expect(
      (
        await staff.call('PUT /api/pages/:id', {
          params,
          body: { data: { content: 'Somos…', published: true } },
        })
      ).status,
    ).toBe(200);
    expect((await named('equipo')).data.data).toMatchObject([{ content: 'Somos…' }]);
    const moved = await staff.wrong('PUT /api/pages/:id', { params, body: { data: { slug: 'cookies' } } });
    expect([moved.status, moved.error.name]).toEqual([400, 'UnknownParameter']);
  });
});

describe('campaigns and programs', () => {
  it('§9 are those of the specification', async () => {
    const { data } = await anyone.call('GET /api/campaigns', {});
    expect(data.data.map(({ code, name, title }) => [code, name, title])).toEqual([
      ['emprende-tfg', 'Emprende TFG', 'Emprende TFG'],
      ['tfg-circular', 'TFG Circular 25/26', 'TFG Circular 25/26'],
    ]);
    const programs = (
      await anyone.call('GET /api/programs', { query: { populate: ['logo', 'projects', 'programCampaign'] } })
    ).data.data;
    expect(programs.map(({ code }) => code)).toEqual([
      'data',
      'social',
      'business',
      'usc',
      'udc',
      'vigo',
      'ecoembes',
    ]);
    expect(programs.find(({ code }) => code === 'udc')).toMatchObject({
      name: 'Emprende TFG',
      logo: null,
      projects: expect.any(Number) as number,
      programCampaign: [{ campaign: { code: 'emprende-tfg' }, students: expect.any(Number) as number }],
    });
    expect(
      (await anyone.call('GET /api/programs', { query: { filters: { code: { $in: ['data'] } } } })).data
        .data[0],
    ).not.toHaveProperty('projects');
  });

  it('count who came through a campaign, at the university of a program that is one’s', async () => {
    const register = (email: string, university: string) =>
      anyone.wrong('POST /api/auth/local/register', {
        body: {
          username: email,
          email,
          password: 'una-frase-larga',
          name: 'Ana',
          surname: 'Gil',
          profileType: 'student',
          university: universities.get(university),
          campaigns: ['emprende-tfg'],
        },
      });
    const universities = new Map(
      (await anyone.call('GET /api/universities/names', {})).data.data.map((university) => [
        university.name,
        university,
      ]),
    );
    const counts = async () => {
      const { data } = await anyone.call('GET /api/programs', { query: { populate: ['programCampaign'] } });
      return new Map(data.data.map(({ code, programCampaign }) => [code, programCampaign?.[0]?.students]));
    };
    const before = await counts();
    expect((await register('vigo@ejemplo.test', 'Universidad de Vigo')).status).toBe(200);
    const after = await counts();
    expect([after.get('vigo'), after.get('udc')]).toEqual([(before.get('vigo') ?? 0) + 1, before.get('udc')]);
  });

  it('are kept by staff', async () => {
    const data = { code: 'otra-campana', name: 'Otra campaña', active: false };
    expect((await coordinator.wrong('POST /api/campaigns', { body: { data } })).status).toBe(403);
    const created = (await staff.call('POST /api/campaigns', { body: { data } })).data.data;
    expect(created).toMatchObject({ ...data, title: 'EmpleaTFG', subtitle: null, logo: null });
    expect(
      (await anyone.call('GET /api/campaigns', { query: { filters: { code: { $eq: data.code } } } })).data
        .data,
    ).toEqual([]);
    expect((await staff.call('POST /api/campaigns', { body: { data } })).error.details.fields).toHaveProperty(
      'code',
    );
    const [program] = (await anyone.call('GET /api/programs', {})).data.data;
    const params = { id: program?.id ?? 0 };
    const put = (campaigns: number[]) =>
      staff.call('PUT /api/programs/:id', { params, body: { data: { campaigns } } });
    expect(
      (
        await staff.call('PUT /api/campaigns/:id', {
          params: { id: created.id },
          body: { data: { active: true } },
        })
      ).data.data.active,
    ).toBe(true);
    expect((await put([created.id, created.id])).data.data.programCampaign).toHaveLength(1);
    expect((await put([])).data.data.programCampaign).toEqual([]);
    expect((await put([2_000_000_000])).status).toBe(404);
    expect(
      (await coordinator.call('PUT /api/programs/:id', { params, body: { data: { name: 'Mío' } } })).status,
    ).toBe(403);
  });
});

it.each([
  ['## Antes\n\n**Escribe** tu [pregunta](https://e.test) y `mira`.', 'Antes Escribe tu pregunta y mira.'],
  ['- uno\n- dos\n1. tres', 'uno dos tres'],
  ['palabra '.repeat(100), `${'palabra '.repeat(25).trim()}…`],
  ['', ''],
])('an article without an introduction is told by how it begins: %#', (markdown, excerpt) =>
  expect(beginningOf(markdown)).toBe(excerpt),
);
