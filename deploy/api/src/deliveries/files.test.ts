import { clientOf, logIn } from '../../test/client.ts';
import {
  deliver,
  latestOf,
  planned,
  type Planning,
  startDelivering,
  uploaded,
  versions,
} from '../../test/delivering.ts';
import { pdfFile } from '../../test/files.ts';
import { password, preview, remove } from '../../test/own-account.ts';
import { unzip } from '@puente/testing/unzip';

let they: Planning;
beforeAll(async () => {
  they = await startDelivering();
});
afterAll(() => they.server.stop());

const tomorrow = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
const onlyFile = (file: number) => ({ link: '', file });

describe('files of deliveries', () => {
  it('are read by the people of the collaboration, and by nobody else', async () => {
    const { who, id, milestone } = await planned(they);
    const other = await planned(they);
    const sent = await deliver(who, id, milestone, null, onlyFile(await uploaded(who)));
    expect(sent.status).toBe(200);
    const [version] = await versions(they.coordinator, id);
    expect(version).toMatchObject({
      link: null,
      file: { name: 'borrador de Uxía.pdf', size: expect.any(Number) as number },
    });
    const params = { id: version?.id ?? 0 };
    const file = (reader = they.coordinator) => reader.wrong('GET /api/deliveries/:id/file', { params });
    const opened = await file();
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('cache-control')).toMatch(/private|no-store/);
    expect((await file(who)).status).toBe(200);
    expect((await file(they.teacher)).status).toBe(404);
    expect((await file(other.who)).status).toBe(404);
    expect((await file(await logIn(they.server.address, 'staff'))).status).toBe(403);
    expect((await file(clientOf(they.server.address))).status).toBe(401);
    await they.server.rows(`update collaboration_members set left_at = now() where collaboration_id = ${id}`);
    expect((await file(who)).status).toBe(404);
    const [{ hash = '' } = {}] = await they.server.rows<{ hash: string }>(
      `select hash from files join deliveries on file_id = files.id where deliveries.id = ${params.id}`,
    );
    expect((await they.coordinator.fetch(`/uploads/${hash}.pdf`)).status).toBe(404);
  });

  it('come with a link or without, and a version has one of them at least', async () => {
    const { who, id, milestone } = await planned(they);
    const nothing = await deliver(who, id, milestone, null, { link: '', file: null });
    expect(nothing.error.details.fields).toEqual({
      link: 'Pon un enlace, sube un archivo, o las dos cosas.',
    });
    expect((await deliver(who, id, milestone, null, { file: await uploaded(who) })).status).toBe(200);
    const [both] = await versions(who, id);
    expect(both).toMatchObject({ link: 'https://ejemplo.org/borrador', file: {} });
    expect((await deliver(who, id, milestone, both?.id ?? 0)).status).toBe(200);
    const [onlyLink] = await versions(who, id);
    expect(onlyLink?.file).toBeNull();
    const { status } = await who.wrong('GET /api/deliveries/:id/file', { params: { id: onlyLink?.id ?? 0 } });
    expect(status).toBe(404);
  });

  it('are the student’s own, uploaded to be delivered, and delivered once', async () => {
    const { who, id, milestone, cv } = await planned(they);
    const other = await planned(they);
    const theirs = await uploaded(other.who);
    const gone = { file: 'Este archivo ya no está. Vuelve a elegirlo.' };
    for (const file of [cv, theirs, 2_000_000_000]) {
      const { status, error } = await deliver(who, id, milestone, null, onlyFile(file));
      expect([status, error.details.fields]).toEqual([400, gone]);
    }
    const file = await uploaded(who);
    await deliver(who, id, milestone, null, onlyFile(file));
    const again = await deliver(who, id, milestone, await latestOf(who, id), onlyFile(file));
    expect(again.error.details.fields).toEqual({
      file: 'Ya has entregado este archivo. Súbelo otra vez si quieres entregarlo de nuevo.',
    });
    const { status } = await they.coordinator.wrong('POST /api/upload', {
      query: { for: 'delivery' },
      files: pdfFile('ajeno.pdf'),
    });
    expect(status).toBe(403);
  });

  it('belong to one of two milestones that take them at the same time', async () => {
    const { who, id, milestone } = await planned(they);
    const [{ id: second = 0 } = {}] = await they.server.rows<{ id: number }>(
      `insert into milestones (collaboration_id, title, description, due, position)
       values (${id}, 'Memoria', 'Entera.', '2027-05-01', 1) returning id`,
    );
    const change = onlyFile(await uploaded(who));
    const both = await Promise.all([
      deliver(who, id, milestone, null, change),
      deliver(who, id, second, null, change),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are kept by the clean-up of uploads once they are delivered', async () => {
    const { who, id, milestone } = await planned(they);
    await deliver(who, id, milestone, null, onlyFile(await uploaded(who)));
    const abandoned = await uploaded(who);
    await they.server.run('orphaned-uploads', tomorrow());
    const params = { id: await latestOf(who, id) };
    expect((await who.wrong('GET /api/deliveries/:id/file', { params })).status).toBe(200);
    expect(await they.server.rows(`select id from files where id = ${abandoned}`)).toEqual([]);
    const late = await deliver(who, id, milestone, params.id, onlyFile(abandoned));
    expect(late.error.details.fields).toHaveProperty('file');
  });

  it('are in the student’s export, and stay without a name when the account goes', async () => {
    const { who, id, milestone } = await planned(they);
    await deliver(who, id, milestone, null, onlyFile(await uploaded(who)));
    const abandoned = await uploaded(who);
    const answer = await who.call('GET /api/users/me/export', {});
    const entries = unzip(Buffer.from(await answer.data.arrayBuffer()));
    const data = JSON.parse(entries.get('datos.json')?.toString() ?? '') as {
      entregas_de_hitos: object[];
      archivos: { nombre: string; para: string; en_este_zip: string }[];
    };
    expect(data.entregas_de_hitos).toMatchObject([{ hito: 'Borrador', archivo: 'borrador de Uxía.pdf' }]);
    const delivered = data.archivos.filter(({ para }) => para === 'delivery');
    expect(delivered).toHaveLength(2);
    expect(
      entries
        .get(delivered[0]?.en_este_zip ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const told = await preview(who);
    expect(told.stays).toContainEqual(expect.objectContaining({ what: 'deliveries', count: 1 }));
    expect(told.goes).toContainEqual(expect.objectContaining({ what: 'files', count: 2 }));
    expect((await remove(who, { password })).status).toBe(204);
    const [version] = await versions(they.coordinator, id);
    expect(version).toMatchObject({ name: null, file: { name: 'borrador.pdf' } });
    const params = { id: version?.id ?? 0 };
    expect((await they.coordinator.wrong('GET /api/deliveries/:id/file', { params })).status).toBe(200);
    expect(await they.server.rows(`select id from files where id = ${abandoned}`)).toEqual([]);
    await they.server.run('orphaned-uploads', tomorrow());
    expect((await they.coordinator.wrong('GET /api/deliveries/:id/file', { params })).status).toBe(200);
  });
});
