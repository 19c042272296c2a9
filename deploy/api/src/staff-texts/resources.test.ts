import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile } from '../../test/files.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { Resource } from '@puente/contract/entities/content';
import type { ResourceId } from '@puente/contract/ids';

let server: OperatedServer;
let anyone: Client;
let editor: Client;
let supporter: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  [editor, supporter] = await Promise.all([
    logIn(server.address, 'redaccion'),
    logIn(server.address, 'soporte'),
  ]);
});
afterAll(() => server.stop());

const write = async (data: object = {}) =>
  (
    await editor.wrong('POST /api/resources', {
      body: { data: { title: 'Citar sin miedo', purposes: ['tfx_support'], tags: ['citas'], ...data } },
    })
  ).data.data;
const change = async (id: ResourceId, data: object) =>
  editor.wrong('PUT /api/resources/:id', { params: { id }, body: { data } });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const versionsOf = async (id: ResourceId, query = {}) =>
  (await editor.call('GET /api/resources/:id/versions', { params: { id }, query })).data.data;

/** Ways in which a person could read a resource. */
async function seenBy(who: Client, { id, title }: Resource) {
  const list = async (filters: object) =>
    (await who.wrong('GET /api/resources', { query: { filters } })).data.data;
  const popular = await who.call('GET /api/resources/popular', { query: { pagination: { pageSize: 100 } } });
  return {
    list: (await list({ id: { $eq: id } })).length > 0,
    search: (await list({ keyword: { $containsi: title } })).some((found) => found.id === id),
    popular: popular.data.data.some((found) => found.id === id),
    one: (await who.wrong('GET /api/resources/:id', { params: { id } })).status === 200,
  };
}
const nowhere = { list: false, search: false, popular: false, one: false };
const everywhere = { list: true, search: true, popular: true, one: true };

describe('the publication of a resource', () => {
  it('hides a draft and a scheduled resource from everybody but editors', async () => {
    const draft = await write({ published: false, is_popular: true });
    const scheduled = await write({ publishAt: inAnHour(), is_popular: true });
    for (const resource of [draft, scheduled]) {
      for (const who of [anyone, supporter]) expect(await seenBy(who, resource)).toEqual(nowhere);
      expect(await seenBy(editor, resource)).toEqual({ ...everywhere, popular: false });
    }
  });

  it('shows a scheduled resource once its time has come', async () => {
    const resource = await write({ publishAt: inAnHour(), is_popular: true });
    await server.rows(
      `update resources set published_at = now() - interval '1 second' where id = ${resource.id}`,
    );
    expect(await seenBy(anyone, resource)).toEqual(everywhere);
  });

  it('is in the list of texts with its state', async () => {
    const { id } = await write({ title: 'Para la lista', publishAt: inAnHour() });
    const query = { filters: { kind: { $eq: 'resource' as const }, state: { $eq: 'scheduled' as const } } };
    const { data } = (await editor.call('GET /api/staff-texts', { query })).data;
    expect(data.find((text) => text.id === id)).toMatchObject({ kind: 'resource', title: 'Para la lista' });
  });
});

describe('the history of a resource', () => {
  it('keeps each saved state, restores one, and leaves its publication as it is', async () => {
    const { id } = await write({ content: 'Uno', link: 'https://uno.ejemplo.test' });
    const { updatedAt } = (await change(id, { content: 'Dos', link: '', published: false })).data.data;
    const [latest, first] = await versionsOf(id);
    expect([latest?.changed.toSorted(), first?.changed]).toEqual([['content', 'link', 'publishedAt'], []]);
    expect(await versionsOf(id, { before: latest?.id })).toEqual([first]);
    const restore = (base: string) =>
      editor.wrong('POST /api/resources/:id/restore', {
        params: { id },
        body: { data: { version: first?.id, base } },
      });
    expect((await restore('2026-01-01T00:00:00.000Z')).error.name).toBe('RecordChanged');
    expect((await restore(updatedAt)).data.data).toMatchObject({
      content: 'Uno',
      link: 'https://uno.ejemplo.test',
      publishedAt: null,
    });
    expect(await versionsOf(id)).toHaveLength(3);
  });

  it('restores without a picture whose file was deleted since', async () => {
    const upload = await editor.call('POST /api/upload', {
      query: { for: 'cover' },
      files: await imageFile('a.png', 'png', { width: 30, height: 20 }),
    });
    const picture = upload.data[0]?.id;
    const { id } = await write({ picture, pictureText: 'Una mesa' });
    await change(id, { picture: null, pictureText: null });
    const first = (await versionsOf(id)).at(-1);
    expect(first?.values).toMatchObject({ picture, pictureText: 'Una mesa' });
    await server.rows(`delete from files where id = ${picture ?? 0}`);
    const restored = await editor.wrong('POST /api/resources/:id/restore', {
      params: { id },
      body: { data: { version: first?.id } },
    });
    expect(restored.data.data).toMatchObject({ picture: null, pictureText: null });
  });

  it('does not count a visit as a change, goes with the resource, and is for editors', async () => {
    const { id } = await write();
    const student = await logIn(server.address, 'estudiante');
    await student.call('POST /api/resources/:id/visit', { params: { id } });
    expect(await versionsOf(id)).toHaveLength(1);
    for (const [who, status] of [
      [anyone, 401],
      [student, 403],
      [supporter, 403],
    ] as const)
      expect((await who.wrong('GET /api/resources/:id/versions', { params: { id } })).status).toBe(status);
    await editor.call('DELETE /api/resources/:id', { params: { id } });
    expect(
      await server.rows(`select 1 from content_versions where kind = 'resource' and record_id = ${id}`),
    ).toEqual([]);
  });
});

describe('the link to a preview of a resource', () => {
  const linkTo = (id: ResourceId) => editor.call('POST /api/resources/:id/preview-link', { params: { id } });
  const preview = (secret: string) => anyone.wrong('GET /api/resources/preview', { query: { secret } });

  it('shows a draft to anybody until it ends', async () => {
    const { id } = await write({ published: false, content: 'Borrador' });
    const { secret } = (await linkTo(id)).data.data;
    expect((await preview(secret)).data.data).toMatchObject({ id, content: 'Borrador' });
    const { secret: second } = (await linkTo(id)).data.data;
    expect((await preview(secret)).status).toBe(404);
    await server.rows(`update resource_previews set expires_at = now() where resource_id = ${id}`);
    expect((await preview(second)).status).toBe(404);
    const { secret: third } = (await linkTo(id)).data.data;
    await editor.call('DELETE /api/resources/:id/preview-link', { params: { id } });
    expect((await preview(third)).status).toBe(404);
    expect(
      (await editor.call('GET /api/resources/:id/preview-link', { params: { id } })).data.data,
    ).toBeNull();
  });
});
