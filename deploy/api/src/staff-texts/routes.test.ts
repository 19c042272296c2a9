import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile } from '../../test/files.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { PostId } from '@puente/contract/ids';

let server: OperatedServer;
let anyone: Client;
let editor: Client;
let colleague: Client;
let supporter: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  [editor, colleague, supporter] = await Promise.all([
    logIn(server.address, 'redaccion'),
    logIn(server.address, 'staff'),
    logIn(server.address, 'soporte'),
  ]);
});
afterAll(() => server.stop());

let number = 0;
const write = async (data: object = {}) => {
  number += 1;
  const post = { title: `Una idea ${number}`, url: `una-idea-${number}`, content: 'Texto', published: false };
  return (await editor.call('POST /api/blog-posts', { body: { data: { ...post, ...data } } })).data.data;
};
const change = (id: PostId, data: object, who = editor) =>
  who.call('PUT /api/blog-posts/:id', { params: { id }, body: { data } });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const versionsOf = async (id: PostId, query: { before?: never } = {}) =>
  (await editor.call('GET /api/blog-posts/:id/versions', { params: { id }, query })).data.data;

/** Ways in which somebody could read a post. */
async function seenBy(who: Client, { id, url, title }: { id: PostId; url: string; title: string }) {
  const list = async (filters: object) =>
    (await who.call('GET /api/blog-posts', { query: { filters, pagination: { pageSize: 100 } } })).data;
  const listed = await list({});
  return {
    list: listed.data.some((post) => post.id === id),
    address: (await list({ url: { $eq: url } })).data.length > 0,
    search: (await list({ keyword: { $containsi: title } })).data.some((post) => post.id === id),
    one: (await who.wrong('GET /api/blog-posts/:id', { params: { id } })).status === 200,
    // Pages, the site map and the RSS feed are made of it.
    feed: (await who.call('GET /api/blog-posts/feed', {})).data.data.some((post) => post.url === url),
  };
}
const nowhere = { list: false, address: false, search: false, one: false, feed: false };
const everywhere = { list: true, address: true, search: true, one: true, feed: true };

describe('the publication of a post', () => {
  it('hides a draft and a scheduled post from everybody but editors', async () => {
    const draft = await write();
    const scheduled = await write({ published: true, publishAt: inAnHour() });
    for (const post of [draft, scheduled]) {
      for (const who of [anyone, supporter]) expect(await seenBy(who, post)).toEqual(nowhere);
      expect(await seenBy(colleague, post)).toEqual({ ...everywhere, feed: false });
    }
  });

  it('shows a scheduled post once its time has come', async () => {
    const post = await write({ publishAt: inAnHour() });
    await change(post.id, { publishAt: inAnHour() });
    await server.rows(
      `update blog_posts set published_at = now() - interval '1 second' where id = ${post.id}`,
    );
    expect(await seenBy(anyone, post)).toEqual(everywhere);
  });

  it('is now without a time, keeps its first date, and ends the waiting of a scheduled post', async () => {
    const { id } = await write({ publishAt: inAnHour(), published: true });
    const published = (await change(id, { published: true })).data.data;
    expect(Date.parse(published.publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
    const again = (await change(id, { title: 'Otro', published: true })).data.data;
    expect(again.publishedAt).toBe(published.publishedAt);
    expect((await change(id, { published: false, publishAt: inAnHour() })).data.data.publishedAt).toBeNull();
    const moment = anHourAgo();
    expect((await change(id, { publishAt: moment })).data.data.publishedAt).toBe(moment);
  });

  it('counts no post as withdrawn that nobody could read', async () => {
    const { id, url } = await write({ published: true, publishAt: inAnHour() });
    const withdrawn = async () =>
      (await anyone.call('GET /api/withdrawn-pages', { query: { kind: 'post', key: url } })).data.data
        .withdrawn;
    await change(id, { published: false });
    expect(await withdrawn()).toBe(false);
    await change(id, { published: true });
    await change(id, { published: false });
    expect(await withdrawn()).toBe(true);
  });
});

describe('the history of a post', () => {
  it('has each saved state, newest first, with who saved it and what changed', async () => {
    const { id } = await write({ tags: ['TFG'] });
    await change(id, { title: 'Mejor así', tags: ['TFG', 'tema'] }, colleague);
    await change(id, { title: 'Mejor así' });
    await change(id, { published: true });
    const versions = await versionsOf(id);
    expect(versions.map(({ who, changed }) => [who, changed])).toEqual([
      ['Elena Prado Rivas', ['publishedAt']],
      [expect.stringMatching(/\S/), ['title', 'tags']],
      ['Elena Prado Rivas', []],
    ]);
    expect(versions.map(({ values }) => values.title)).toEqual([
      'Mejor así',
      'Mejor así',
      expect.stringMatching(/^Una idea/),
    ]);
    const [newest] = versions;
    const older = await editor.call('GET /api/blog-posts/:id/versions', {
      params: { id },
      query: { before: newest?.id },
    });
    expect(older.data.data.map(({ id }) => id)).toEqual(versions.slice(1).map(({ id }) => id));
  });

  it('begins with the state before the first change of a post without history', async () => {
    const [row] = await server.rows<{ id: PostId; title: string }>(
      'select id, title from blog_posts order by id limit 1',
    );
    const { id, title } = row ?? { id: 0 as PostId, title: '' };
    await change(id, { description: 'Nueva' });
    const [changed, first] = await versionsOf(id);
    expect(changed).toMatchObject({ who: 'Elena Prado Rivas', changed: ['description'] });
    expect(first).toMatchObject({ who: null, changed: [], values: { title } });
  });

  it('brings a state back as a new change, without its address and publication', async () => {
    const banner = (
      await editor.call('POST /api/upload', {
        query: { for: 'cover' },
        files: await imageFile('a.webp', 'webp', { width: 90, height: 50 }),
      })
    ).data[0]?.id;
    const { id } = await write({ content: 'Lo bueno', banner, bannerText: 'Una mesa' });
    await change(id, {
      content: 'Lo malo',
      banner: null,
      bannerText: null,
      url: `movida-${number}`,
      published: true,
    });
    const [, good] = await versionsOf(id);
    const restored = await editor.call('POST /api/blog-posts/:id/restore', {
      params: { id },
      body: { data: { version: good?.id ?? 0 } },
    });
    expect(restored.data.data).toMatchObject({
      content: 'Lo bueno',
      bannerText: 'Una mesa',
      coverText: 'Una mesa',
      banner: { id: banner },
      url: `movida-${number}`,
      publishedAt: expect.any(String) as unknown,
    });
    expect((await versionsOf(id))[0]?.changed.toSorted()).toEqual(['banner', 'bannerText', 'content']);
  });

  it('leaves a picture out that is gone', async () => {
    const { id } = await write({ content: 'Uno' });
    await change(id, { content: 'Dos' });
    await server.rows(
      `update content_versions set values = values || '{"banner": 999999, "bannerText": "Ida"}' where kind = 'post' and record_id = ${id}`,
    );
    const [, first] = await versionsOf(id);
    const restored = await editor.call('POST /api/blog-posts/:id/restore', {
      params: { id },
      body: { data: { version: first?.id ?? 0 } },
    });
    expect(restored.data.data).toMatchObject({ content: 'Uno', banner: null, bannerText: null });
  });

  it('is refused to who has not seen what a colleague saved, and knows no version of another post', async () => {
    const post = await write();
    const saved = (await change(post.id, { title: 'De una colega' }, colleague)).data.data;
    const [, first] = await versionsOf(post.id);
    const restore = (id: PostId, base: string) =>
      editor.wrong('POST /api/blog-posts/:id/restore', {
        params: { id },
        body: { data: { version: first?.id ?? 0, base } },
      });
    const late = await restore(post.id, post.updatedAt);
    expect([late.status, late.error.name]).toEqual([409, 'RecordChanged']);
    expect((await versionsOf(post.id))[0]?.values.title).toBe('De una colega');
    expect((await restore(post.id, saved.updatedAt)).status).toBe(200);
    const other = await write();
    expect((await restore(other.id, other.updatedAt)).status).toBe(404);
  });

  it('goes with its post', async () => {
    const { id } = await write();
    await editor.call('DELETE /api/blog-posts/:id', { params: { id } });
    expect(
      await server.rows(`select 1 from content_versions where kind = 'post' and record_id = ${id}`),
    ).toEqual([]);
  });
});

describe('the link to the preview of a post', () => {
  const create = async (id: PostId) =>
    (await editor.call('POST /api/blog-posts/:id/preview-link', { params: { id } })).data.data;
  const view = (secret: string) => anyone.wrong('GET /api/blog-posts/preview', { query: { secret } });

  it('shows anybody the post as it is saved, and no cache keeps it', async () => {
    const { id } = await write({ content: 'Antes' });
    const { secret, expiresAt } = await create(id);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    await change(id, { content: 'Después' });
    const answer = await fetch(`${server.address}/api/blog-posts/preview?secret=${secret}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ data: { id, content: 'Después', publishedAt: null } });
    const stored = await server.rows<{ said: string }>(
      'select post_previews::text as said from post_previews',
    );
    expect(stored.map(({ said }) => said).join()).not.toContain(secret);
  });

  it('ends when it is revoked, replaced, too old, or its post is deleted', async () => {
    const { id } = await write();
    const first = await create(id);
    const second = await create(id);
    expect([(await view(first.secret)).status, (await view(second.secret)).status]).toEqual([404, 200]);
    await editor.call('DELETE /api/blog-posts/:id/preview-link', { params: { id } });
    expect((await view(second.secret)).status).toBe(404);

    const third = await create(id);
    await server.rows(
      `update post_previews set expires_at = now() - interval '1 minute' where post_id = ${id}`,
    );
    expect((await view(third.secret)).status).toBe(404);
    const link = await editor.call('GET /api/blog-posts/:id/preview-link', { params: { id } });
    expect(link.data.data).toBeNull();

    const fourth = await create(id);
    await editor.call('DELETE /api/blog-posts/:id', { params: { id } });
    expect((await view(fourth.secret)).status).toBe(404);
  });

  it('is not guessed', async () => {
    for (const secret of ['', 'x', '%', "' or 1=1 --"]) expect((await view(secret)).status).toBe(404);
    expect((await view('x'.repeat(101))).status).toBe(400);
  });
});

describe('the list of texts', () => {
  const list = async (query: object) => (await editor.call('GET /api/staff-texts', { query })).data;

  it('has posts, questions, pages and resources with state, last change and who made it', async () => {
    const { id, title } = await write({ published: true, publishAt: inAnHour() });
    const [newest] = (await list({})).data;
    expect(newest).toMatchObject({
      kind: 'post',
      id,
      title,
      state: 'scheduled',
      publishedAt: expect.any(String) as unknown,
      who: 'Elena Prado Rivas',
    });
    const all = (await list({ pagination: { pageSize: 100 } })).data;
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['post', 'faq', 'page', 'resource']));
    expect(all.find(({ kind }) => kind === 'faq')).toMatchObject({ publishedAt: null, who: null });
  });

  it('is searched, narrowed and sorted', async () => {
    await write({ title: 'Árboles y ríos' });
    const found = await list({ filters: { keyword: { $containsi: 'RIOS arbol' } } });
    expect(found.data.map(({ title }) => title)).toEqual(['Árboles y ríos']);
    const drafts = await list({ filters: { kind: { $eq: 'post' }, state: { $eq: 'draft' } } });
    expect(drafts.data.every(({ kind, state }) => kind === 'post' && state === 'draft')).toBe(true);
    expect(drafts.meta.pagination.total).toBeGreaterThan(0);
    const titles = (await list({ sort: 'title:asc', pagination: { pageSize: 100 } })).data;
    const sorted = titles.map(({ title }) => title);
    expect(sorted.at(0)?.localeCompare(sorted.at(-1) ?? '', 'es')).toBe(-1);
    const dates = (await list({ sort: 'publishedAt:desc', pagination: { pageSize: 5 } })).data;
    expect(dates.every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });

  it('is of editors', async () => {
    expect((await supporter.wrong('GET /api/staff-texts', {})).status).toBe(403);
  });
});

describe('the history of questions and pages', () => {
  it('has each saved state of a question, and brings one back without its publication', async () => {
    const { id } = (
      await editor.call('POST /api/faqs', {
        body: { data: { question: '¿Cuánto cuesta?', answer: 'Nada.', published: false } },
      })
    ).data.data;
    await colleague.call('PUT /api/faqs/:id', {
      params: { id },
      body: { data: { answer: 'Mucho.', published: true } },
    });
    const list = async () =>
      (await editor.call('GET /api/faqs/:id/versions', { params: { id }, query: {} })).data.data;
    const [, first] = await list();
    const restored = await editor.call('POST /api/faqs/:id/restore', {
      params: { id },
      body: { data: { version: first?.id ?? 0 } },
    });
    expect(restored.data.data).toMatchObject({ answer: 'Nada.', published: true });
    expect((await list()).map(({ changed }) => changed)).toEqual([['answer'], ['answer', 'published'], []]);
    await editor.call('DELETE /api/faqs/:id', { params: { id } });
    expect(
      await server.rows(`select 1 from content_versions where kind = 'faq' and record_id = ${id}`),
    ).toEqual([]);
  });

  it('has those of a page, from before its first change', async () => {
    const [page] = (await editor.call('GET /api/pages', { query: { filters: { slug: { $eq: 'equipo' } } } }))
      .data.data;
    const id = page?.id ?? 0;
    await editor.call('PUT /api/pages/:id', {
      params: { id },
      body: { data: { content: 'Somos cuatro.', published: true } },
    });
    const [, first] = (await editor.call('GET /api/pages/:id/versions', { params: { id }, query: {} })).data
      .data;
    const restored = await editor.wrong('POST /api/pages/:id/restore', {
      params: { id },
      body: { data: { version: first?.id, base: page?.updatedAt } },
    });
    expect(restored.status).toBe(409);
    const again = await editor.call('POST /api/pages/:id/restore', {
      params: { id },
      body: { data: { version: first?.id ?? 0 } },
    });
    expect(again.data.data).toMatchObject({ content: '', published: true });
  });

  it('is not of support, who see no drafts of questions and pages', async () => {
    const { id } = (
      await editor.call('POST /api/faqs', {
        body: { data: { question: '¿Oculta?', answer: 'Sí.', published: false } },
      })
    ).data.data;
    const seen = (await supporter.call('GET /api/faqs', { query: { filters: { id: { $eq: id } } } })).data;
    expect(seen.data).toEqual([]);
    expect((await supporter.wrong('GET /api/faqs/:id/versions', { params: { id } })).status).toBe(403);
  });
});
