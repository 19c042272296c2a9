import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { ApplicationId, OrganizationId } from '@puente/contract/ids';

let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

it('does not replace an answer that a colleague gave since the application was read', async () => {
  const [row] = await server.rows<{
    id: ApplicationId;
    status: 'new';
    preselectedAt: null;
    organizationId: OrganizationId;
  }>(
    `select a.id, a.status, a.preselected_at as "preselectedAt", p.organization_id as "organizationId" from applications a join projects p on p.id = a.project_id
     where a.status = 'new' order by a.id limit 1`,
  );
  if (!row) throw new Error('The demo data has no new application.');
  expect(await server.answer(row, { status: 'selected' })).toMatchObject({ status: 'selected' });
  await expect(server.answer(row, { status: 'rejected' })).rejects.toThrow('StatusNotAllowed');
  expect(await server.rows(`select status from applications where id = ${row.id}`)).toEqual([
    { status: 'selected' },
  ]);
});

it('is not said again by the morning’s digest, and not mailed to who wants no mail', async () => {
  const waiting = await server.rows<{
    id: ApplicationId;
    status: 'new';
    preselectedAt: null;
    organizationId: OrganizationId;
    studentId: number;
  }>(
    `select distinct on (a.student_id) a.id, a.status, a.preselected_at as "preselectedAt",
       p.organization_id as "organizationId", a.student_id as "studentId"
     from applications a join projects p on p.id = a.project_id where a.status = 'new' order by a.student_id limit 2`,
  );
  const [reader, quiet] = waiting;
  if (!reader || !quiet) throw new Error('The demo data has too few new applications.');
  await server.rows(`
    insert into notification_preferences (student_id, email) values (${reader.studentId}, true), (${quiet.studentId}, false)
    on conflict (student_id) do update set email = excluded.email`);
  for (const { studentId, ...row } of waiting) {
    await server.answer(row, { status: 'preselected' });
    const [told] = await server.rows<{ mailed: boolean }>(
      `select mailed_at is not null as mailed from messages where student_id = ${studentId} order by id desc limit 1`,
    );
    expect(told).toEqual({ mailed: row.id === reader.id });
  }
});

it('says that somebody else was chosen only where it is so', async () => {
  const rows = await server.rows<{
    id: ApplicationId;
    status: 'preselected';
    preselectedAt: null;
    organizationId: OrganizationId;
    studentId: number;
    projectId: number;
  }>(
    `select a.id, a.status, null as "preselectedAt", p.organization_id as "organizationId",
       a.student_id as "studentId", a.project_id as "projectId"
     from applications a join projects p on p.id = a.project_id where a.status = 'preselected' and a.held is null
       and not exists (select 1 from applications o where o.project_id = a.project_id and o.status = 'selected')
     order by a.project_id, a.id`,
  );
  const [first, second, third] = rows.filter(
    ({ projectId }, _, all) => all.filter((other) => other.projectId === projectId).length > 2,
  );
  if (!first || !second || !third) throw new Error('The demo data has too few preselections.');
  const told = async (student: number) =>
    (
      await server.rows<{ message: string }>(
        `select message from messages where student_id = ${student} order by id desc limit 1`,
      )
    )[0]?.message;
  await server.answer(first, { status: 'notSelected' });
  expect(await told(first.studentId)).toContain('no sigue adelante con tu solicitud');
  await server.answer(second, { status: 'selected' });
  await server.answer(third, { status: 'notSelected' });
  expect(await told(third.studentId)).toContain('ha elegido a otra persona');
});
