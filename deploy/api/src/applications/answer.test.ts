import type { ApplicationId, OrganizationId } from '@puente/contract/ids';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

it('does not replace an answer that a colleague gave since the application was read', async () => {
  const [row] = await server.rows<{ id: ApplicationId; status: 'new'; organizationId: OrganizationId }>(
    `select a.id, a.status, p.organization_id as "organizationId" from applications a join projects p on p.id = a.project_id
     where a.status = 'new' order by a.id limit 1`,
  );
  if (!row) throw new Error('The demo data has no new application.');
  expect(await server.answer(row, { status: 'selected' })).toMatchObject({ status: 'selected' });
  await expect(server.answer(row, { status: 'rejected' })).rejects.toThrow('StatusNotAllowed');
  expect(await server.rows(`select status from applications where id = ${row.id}`)).toEqual([
    { status: 'selected' },
  ]);
});
