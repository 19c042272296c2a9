import type { Client } from '../../test/client.ts';
import {
  answer,
  comment,
  deliver,
  latestOf,
  planned,
  type Planning,
  read,
  refused,
  startDelivering,
} from '../../test/delivering.ts';
import { unzip } from '@puente/testing/unzip';

let they: Planning;
beforeAll(async () => {
  they = await startDelivering();
});
afterAll(() => they.server.stop());

const commentsOf = async (who: Client, id: number) => (await read(who, id))[0]?.comments ?? [];

const noticesOf = async (email: string, about: string) =>
  (
    await they.server.rows<{ found: number }>(
      `select count(*)::int as found from messages join students on students.id = student_id
       join users on users.id = students.user_id where users.email = '${email}' and message like '%${about}%'`,
    )
  )[0]?.found;

describe('comments on deliveries', () => {
  it('are read by both sides, with who wrote them', async () => {
    const { who, id, milestone } = await planned(they);
    expect((await comment(they.coordinator, id, milestone, '¿De qué año son los datos?')).status).toBe(200);
    expect((await comment(who, id, milestone, 'De este.')).status).toBe(200);
    expect(await commentsOf(who, id)).toMatchObject([
      { text: '¿De qué año son los datos?', side: 'organization' },
      { text: 'De este.', side: 'student', name: 'Uxía Lago' },
    ]);
    expect((await comment(they.teacher, id, milestone)).status).toBe(404);
    expect((await comment(who, id, milestone, '  ')).status).toBe(400);
    expect((await comment(who, id, milestone, 'a'.repeat(1001))).status).toBe(400);
    expect((await comment(who, id, 2_000_000_000)).status).toBe(409);
  });

  it('tell the others once, when one person writes several in a row', async () => {
    const { who, id, milestone, email } = await planned(they);
    await comment(they.coordinator, id, milestone, 'Uno.');
    await comment(they.coordinator, id, milestone, 'Dos.');
    expect(await noticesOf(email, 'Hay un comentario')).toBe(1);
    await comment(who, id, milestone, 'Vale.');
    await comment(they.coordinator, id, milestone, 'Tres.');
    expect(await noticesOf(email, 'Hay un comentario')).toBe(2);
    await they.server.rows(
      `update delivery_comments set at = now() - interval '31 minutes' where milestone_id = ${milestone}`,
    );
    await comment(they.coordinator, id, milestone, 'Cuatro.');
    expect(await noticesOf(email, 'Hay un comentario')).toBe(3);
  });

  it('of one milestone are counted, at the same time as well', async () => {
    const { who, id, milestone } = await planned(they);
    await they.server.rows(
      `insert into delivery_comments (milestone_id, words, side)
       select ${milestone}, 'Otro.', 'student' from generate_series(1, 49)`,
    );
    const both = await Promise.all([comment(who, id, milestone), comment(they.coordinator, id, milestone)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await comment(who, id, milestone)).toMatchObject(refused('DeliveryCommentsFull'));
  });

  it('come from nobody who has left, in whichever order both arrive', async () => {
    const { who, id, milestone } = await planned(they);
    const [, early] = await Promise.all([
      they.server.rows(`update collaboration_members set left_at = now() where collaboration_id = ${id}`),
      comment(who, id, milestone),
    ]);
    expect([200, 404]).toContain(early.status);
    expect(await commentsOf(they.coordinator, id)).toHaveLength(early.status === 200 ? 1 : 0);
    expect((await comment(who, id, milestone)).status).toBe(404);
    expect((await deliver(who, id, milestone, null)).status).toBe(404);
  });

  it('stay without the name of a deleted account, and are in its export before', async () => {
    const { who, id, milestone } = await planned(they);
    await comment(who, id, milestone, 'Lo firmo yo.');
    const exported = await who.call('GET /api/users/me/export', {});
    const entries = unzip(Buffer.from(await exported.data.arrayBuffer()));
    expect(JSON.parse(entries.get('datos.json')?.toString() ?? '')).toMatchObject({
      comentarios_en_entregas: [{ hito: 'Borrador', comentario: 'Lo firmo yo.' }],
    });
    await they.server.rows(
      `delete from users where id = (select author_id from delivery_comments where milestone_id = ${milestone})`,
    );
    expect(await commentsOf(they.coordinator, id)).toMatchObject([{ text: 'Lo firmo yo.', name: null }]);
  });
});

describe('changes that are asked for', () => {
  it('are told to the students, and not to the organisation', async () => {
    const { who, id, milestone, email } = await planned(they);
    await deliver(who, id, milestone, null);
    const alerts = () =>
      they.server.rows<{ sum: number }>(
        `select coalesce(sum(count), 0)::int as sum from alerts where path = '/colaboraciones/${id}'`,
      );
    const before = await alerts();
    await answer(they.coordinator, id, await latestOf(who, id), 'Falta el índice.');
    expect(await noticesOf(email, 'Se piden cambios')).toBe(1);
    expect(await alerts()).toEqual(before);
  });
});
