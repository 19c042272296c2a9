import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile, pdfFile } from '../../test/files.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
let student: Client;
let staff: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  [student, staff] = await Promise.all([logIn(server.address, 'estudiante'), logIn(server.address, 'staff')]);
});
afterAll(() => server.stop());

const list = (query: object = {}, who = anyone) => who.wrong('GET /api/resources', { query });
const resource = {
  title: 'Un recurso de prueba',
  introduction: 'Para probar.',
  tags: ['pruebas', 'ñandú'],
  tfx_status: 'choosing' as const,
  purposes: ['tfx_support' as const],
  content: '**Hola**\n\n<script>alert(1)</script>',
  link: 'https://recurso.ejemplo.test',
};
const create = async (changes: object = {}) =>
  (await staff.wrong('POST /api/resources', { body: { data: { ...resource, ...changes } } })).data.data;

describe('GET /api/resources', () => {
  it('§3 gives what is published, popular first, then by visits', async () => {
    const { status, data } = await list({ pagination: { pageSize: 100 }, populate: ['picture'] });
    expect(status).toBe(200);
    expect(data.meta.pagination.total).toBe(29);
    expect(
      data.data.every(
        ({ publishedAt, picture }) => publishedAt !== null && picture?.url?.startsWith('/uploads/'),
      ),
    ).toBe(true);
    const ranks = data.data.map(
      ({ is_popular, popularity_visits }) => (is_popular ? 10_000 : 0) + popularity_visits,
    );
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
    expect((await list()).data.data[0]).not.toHaveProperty('picture');
    // The articles have a call of their own.
    for (const summary of data.data) {
      expect(summary).not.toHaveProperty('content');
      expect([summary.minutes > 0, summary.excerpt]).toEqual([true, summary.introduction]);
    }
    expect((await list({ pagination: { pageSize: 100 } }, staff)).data.meta.pagination.total).toBe(30);
  });

  it('puts first what has the words in its title, and answers a slip with what was meant', async () => {
    const found = (await list({ filters: { keyword: { $containsi: 'entrevista' } }, sort: 'relevance' }))
      .data;
    expect(found.data[0]?.title).toMatch(/entrevista/i);
    const { meta } = (await list({ filters: { keyword: { $containsi: 'entrebista' } } })).data;
    expect([meta.pagination.total, meta.instead]).toEqual([found.meta.pagination.total, 'entrevista']);
  });

  it('filters by purpose, stage, tag and words, and counts the options', async () => {
    const { data } = await list({
      filters: { purposes: { $eq: 'professional_orientation' }, tags: { $in: ['empleo', 'prácticas'] } },
      facets: ['tags', 'purposes'],
      pagination: { pageSize: 50 },
    });
    expect(data.data.length).toBeGreaterThan(3);
    for (const { purposes, tags } of data.data) {
      expect(purposes).toEqual(['professional_orientation']);
      expect(tags.some((tag) => ['empleo', 'prácticas'].includes(tag))).toBe(true);
    }
    expect(data.meta.facets?.tags?.['empleo']).toBeGreaterThan(0);
    // Counts for the other purpose, as if no tag had been chosen.
    const other = (
      await list({
        filters: { purposes: { $eq: 'professional_orientation' } },
        facets: ['purposes', 'tfx_status'],
      })
    ).data.meta.facets;
    expect(Object.keys(other?.purposes ?? {}).sort()).toEqual(['professional_orientation', 'tfx_support']);
    expect(other?.tfx_status).toEqual({ finished: 2 });
    expect(
      (await list({ filters: { tfx_status: { $eq: 'finished' } } })).data.data.every(
        ({ tfx_status }) => tfx_status === 'finished',
      ),
    ).toBe(true);
    expect(
      (await list({ filters: { keyword: { $containsi: 'CURRICULUM' } } })).data.data.map(
        ({ title }) => title,
      ),
    ).toContain('Un currículum de una página');
    expect(
      (await list({ filters: { tags: { $ne: 'empleo' }, is_popular: { $eq: 'true' } } })).data.data.every(
        ({ tags, is_popular }) => is_popular && !tags.includes('empleo'),
      ),
    ).toBe(true);
    expect((await list({ filters: { tags: { $null: true } } })).data.data).toEqual([]);
  });

  it('refuses what it does not have', async () => {
    expect((await list({ filters: { content: { $eq: 'x' } } })).error.details.key).toBe('filters.content');
    expect((await list({ populate: ['owner'] })).status).toBe(400);
    expect((await list({ filters: { purposes: { $eq: 'sport' } } })).status).toBe(400);
  });

  it('gives the popular ones apart', async () => {
    const { data } = await anyone.call('GET /api/resources/popular', {
      query: { pagination: { pageSize: 3 } },
    });
    expect(data.data).toHaveLength(3);
    expect(data.data.every(({ is_popular }) => is_popular)).toBe(true);
  });
});

describe('a draft', () => {
  it('is for staff alone until it is published', async () => {
    const draft = await create({ published: false });
    expect(draft.publishedAt).toBeNull();
    for (const who of [anyone, student]) {
      expect((await who.call('GET /api/resources/:id', { params: { id: draft.id } })).status).toBe(404);
      expect((await list({ filters: { id: { $eq: draft.id } } }, who)).data.data).toEqual([]);
    }
    expect((await staff.call('GET /api/resources/:id', { params: { id: draft.id } })).status).toBe(200);
    const published = (
      await staff.call('PUT /api/resources/:id', {
        params: { id: draft.id },
        body: { data: { published: true } },
      })
    ).data.data;
    expect((await anyone.call('GET /api/resources/:id', { params: { id: draft.id } })).status).toBe(200);
    const again = (
      await staff.call('PUT /api/resources/:id', {
        params: { id: draft.id },
        body: { data: { published: true, title: 'Otro título' } },
      })
    ).data.data;
    expect(again).toMatchObject({
      publishedAt: published.publishedAt,
      title: 'Otro título',
      introduction: 'Para probar.',
    });
  });
});

describe('GET /api/resources/:id/related', () => {
  it('gives three published others, those with most tags in common first', async () => {
    const [first] = (await list({ filters: { keyword: { $containsi: 'Citar bien' } } })).data.data;
    if (!first) throw new Error('The library has no article about citing.');
    const { data } = await anyone.call('GET /api/resources/:id/related', {
      params: { id: first.id },
      query: { populate: ['picture'] },
    });
    expect(data.data).toHaveLength(3);
    const common = data.data.map(({ tags }) => tags.filter((tag) => first.tags.includes(tag)).length);
    expect(common[0]).toBeGreaterThan(0);
    expect(common).toEqual([...common].sort((one, other) => other - one));
    expect(data.data.every(({ id, publishedAt }) => id !== first.id && publishedAt !== null)).toBe(true);
    expect(data.data[0]?.picture?.url).toMatch(/^\/uploads\//);
  });

  it('offers what has the same purpose when no tag is shared, and nothing of a draft', async () => {
    const lonely = await create({ tags: ['única'], tfx_status: null });
    const hidden = await create({ tags: ['única'], published: false });
    const of = (id: number, who = anyone) => who.wrong('GET /api/resources/:id/related', { params: { id } });
    const { data } = await of(lonely.id, staff);
    expect(data.data.map(({ id }) => id)).not.toContain(hidden.id);
    expect(data.data.every(({ purposes }) => purposes.includes('tfx_support'))).toBe(true);
    expect((await of(hidden.id)).status).toBe(404);
    for (const id of [lonely.id, hidden.id])
      await staff.call('DELETE /api/resources/:id', { params: { id } });
  });
});

describe('writing', () => {
  it('keeps markdown as it is given, with the picture', async () => {
    const picture = (
      await staff.call('POST /api/upload', {
        query: { for: 'resource' },
        files: await imageFile('a.png', 'png', { width: 300, height: 200 }),
      })
    ).data[0];
    const { data } = await staff.call('POST /api/resources', {
      body: { data: { ...resource, picture: picture?.id ?? 0 } },
    });
    expect(data.data).toMatchObject({
      ...resource,
      is_popular: false,
      popularity_visits: 0,
      picture: { id: picture?.id, url: picture?.url },
    });
    const bare = await staff.call('PUT /api/resources/:id', {
      params: { id: data.data.id },
      body: { data: { picture: null, link: '' } },
    });
    expect(bare.data.data).toMatchObject({ picture: null, link: null, title: resource.title });
  });

  it('refuses pictures that are not theirs to show, at the field', async () => {
    const guide = (
      await staff.call('POST /api/upload', { query: { for: 'resource' }, files: pdfFile('guia.pdf') })
    ).data[0];
    const cv = (await student.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('cv.pdf') }))
      .data[0];
    for (const [picture, status] of [
      [guide?.id, 403],
      [cv?.id, 404],
      [2_000_000_000, 404],
    ]) {
      const answer = await staff.wrong('POST /api/resources', { body: { data: { ...resource, picture } } });
      expect([answer.status, Object.keys(answer.error.details.fields ?? {})]).toEqual([status, ['picture']]);
    }
  });

  it('says at the field what is missing or too long', async () => {
    const attempts: [object, string][] = [
      [{ title: '' }, 'title'],
      [{ title: 'a'.repeat(201) }, 'title'],
      [{ title: 'a\u0000b' }, 'title'],
      [{ purposes: [] }, 'purposes'],
      [{ purposes: ['sport'] }, 'purposes'],
      [{ content: 'a'.repeat(60_001) }, 'content'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ tags: Array.from({ length: 11 }, () => 'x') }, 'tags'],
      [{ tfx_status: 'doing' }, 'tfx_status'],
    ];
    for (const [changes, field] of attempts) {
      const { status, error } = await staff.wrong('POST /api/resources', {
        body: { data: { ...resource, ...changes } },
      });
      expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('is for staff', async () => {
    const { id } = await create();
    for (const [who, status] of [
      [anyone, 401],
      [student, 403],
    ] as const) {
      expect((await who.wrong('POST /api/resources', { body: { data: resource } })).status).toBe(status);
      expect((await who.wrong('PUT /api/resources/:id', { params: { id }, body: { data: {} } })).status).toBe(
        status,
      );
      expect((await who.wrong('DELETE /api/resources/:id', { params: { id } })).status).toBe(status);
    }
    expect((await staff.call('DELETE /api/resources/:id', { params: { id } })).status).toBe(204);
    expect((await staff.call('GET /api/resources/:id', { params: { id } })).status).toBe(404);
  });
});

describe('POST /api/resources/:id/visit', () => {
  const visit = async (who: Client, id: number) => {
    const { data } = await who.call('POST /api/resources/:id/visit', { params: { id } });
    return data.data.popularity_visits;
  };

  it('§3 counts each person once an hour, and changes nothing else', async () => {
    const { id, updatedAt } = await create();
    const visits = await Promise.all(Array.from({ length: 6 }, () => visit(student, id)));
    expect(Math.max(...visits)).toBe(1);
    expect(await visit(await logIn(server.address, 'nueva'), id)).toBe(2);
    expect(await visit(student, id)).toBe(2);
    expect((await anyone.call('GET /api/resources/:id', { params: { id } })).data.data).toMatchObject({
      popularity_visits: 2,
      updatedAt,
    });
  });

  it('does not count staff at a draft, nor anybody without an account', async () => {
    const { id } = await create({ published: false });
    expect(await visit(staff, id)).toBe(0);
    expect((await student.call('POST /api/resources/:id/visit', { params: { id } })).status).toBe(404);
    expect((await anyone.call('POST /api/resources/:id/visit', { params: { id } })).status).toBe(401);
  });
});
