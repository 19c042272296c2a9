import { verifyBadge } from '../../test/badge-verifier.ts';
import { type Client, clientOf } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { PDFDocument } from '@cantoo/pdf-lib';

const publicUrl = 'https://puente.example';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let anyone: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  ({ server, coordinator, teacher, project } = await startCollaborating({ PUBLIC_URL: publicUrl }));
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

/** A student whose collaboration has ended, with three confirmed hours and one that nobody confirmed. */
async function finished() {
  const email = `con-certificado-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const confirmed = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const id = confirmed.data.data.id;
  const member = confirmed.data.data.members[0]?.id ?? 0;
  await server.rows(
    `update collaborations set state = 'closed', started_at = '2026-02-02T09:00:00Z', delivered_at = '2026-06-12T22:30:00Z',
     ended_at = '2026-06-20T09:00:00Z' where id = ${id}`,
  );
  await server.rows(
    `insert into logged_weeks (member_id, week, minutes, confirmed_at)
     values (${member}, '2026-02-02', 180, now()), (${member}, '2026-02-09', 60, null)`,
  );
  return { who, id, member, email };
}

const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/certificates', { params: { id } })).data.data;
const latestOf = async (who: Client, id: number) => (await read(who, id))[0]?.latest;

const issue = (who: Client, id: number, replaces: string | null = null, shown: readonly string[] = []) =>
  who.wrong('POST /api/collaborations/:id/certificates', {
    params: { id },
    body: { data: { shown, replaces } },
  });
const issued = async (who: Client, id: number, shown: readonly string[] = []) => {
  const { data } = await issue(who, id, null, shown);
  return data.data[0]?.latest?.code ?? '';
};
const voided = (who: Client, id: number, code: string, reason?: string) =>
  who.wrong('POST /api/collaborations/:id/certificates/voidings', {
    params: { id },
    body: { data: { code, reason } },
  });
const seen = (who: Client, id: number, member: number, competences: readonly string[]) =>
  who.wrong('POST /api/collaborations/:id/certificates/competences', {
    params: { id },
    body: { data: { member, competences } },
  });
const publicPage = (code: string) => anyone.call('GET /api/certificates', { query: { code } });
const refused = (name: string) => ({ status: 409, data: { error: { name } } });

describe('a certificate', () => {
  it('says what was true when it was issued, and shows what its student allows', async () => {
    const { who, id, member } = await finished();
    expect((await seen(coordinator, id, member, ['teamwork', 'initiative', 'teamwork'])).status).toBe(200);
    const code = await issued(who, id, ['title', 'hours']);
    expect(await latestOf(coordinator, id)).toMatchObject({
      code,
      holder: 'Uxía Lago',
      begins: '2026-02-02',
      // The day in Spain.
      ends: '2026-06-13',
      minutes: 180,
      competences: ['teamwork', 'initiative'],
      shown: ['title', 'hours'],
      voidedAt: null,
    });
    const page = await publicPage(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    expect(page.data.data).toMatchObject({
      code,
      minutes: 180,
      holder: null,
      organization: null,
      begins: null,
      ends: null,
      competences: null,
      voidedAt: null,
    });
    expect(page.data.data.title).toEqual(expect.any(String));
    await who.wrong('POST /api/collaborations/:id/certificates/shown', {
      params: { id },
      body: { data: { code, shown: ['holder', 'competences'] } },
    });
    expect((await publicPage(code)).data.data).toMatchObject({
      holder: 'Uxía Lago',
      title: null,
      competences: ['teamwork', 'initiative'],
    });
  });

  it('is issued by its student alone, after the end', async () => {
    const { who, id } = await finished();
    await server.rows(`update collaborations set state = 'delivered', ended_at = null where id = ${id}`);
    expect((await read(who, id))[0]).toMatchObject({ latest: null, can_be_issued: false });
    expect(await issue(who, id)).toMatchObject(refused('StatusNotAllowed'));
    await server.rows(`update collaborations set state = 'cancelled', ended_at = now() where id = ${id}`);
    expect(await issue(who, id)).toMatchObject(refused('StatusNotAllowed'));
    await server.rows(`update collaborations set state = 'closed' where id = ${id}`);
    expect((await issue(coordinator, id)).status).toBe(403);
    expect((await issue((await finished()).who, id)).status).toBe(404);
    expect((await issue(who, id)).status).toBe(200);
  });

  it('is one, also when two tabs issue it at the same moment', async () => {
    const { who, id, member } = await finished();
    const both = await Promise.all([issue(who, id), issue(who, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // A second issue of the same facts changes what is shown, and nothing else.
    const code = (await latestOf(who, id))?.code ?? '';
    expect((await issue(who, id, code, ['holder'])).data.data[0]?.latest).toMatchObject({
      code,
      shown: ['holder'],
    });
    expect(await server.rows(`select id from certificates where member_id = ${member}`)).toHaveLength(1);
  });

  it('makes room for a newer one when the facts have changed', async () => {
    const { who, id, member } = await finished();
    const first = await issued(who, id, ['hours']);
    expect((await read(who, id))[0]).toMatchObject({ can_be_issued: false });
    await server.rows(`update logged_weeks set confirmed_at = now() where member_id = ${member}`);
    expect((await read(who, id))[0]).toMatchObject({ can_be_issued: true, minutes: 240 });
    expect(await issue(who, id)).toMatchObject(refused('CollaborationMoved'));
    const second = (await issue(who, id, first, ['hours'])).data.data[0]?.latest?.code ?? '';
    expect(second).not.toBe(first);
    expect((await publicPage(first)).data.data).toMatchObject({ minutes: 180, voidedBy: 'newer' });
    expect((await publicPage(second)).data.data).toMatchObject({ minutes: 240, voidedBy: null });
  });

  it('is voided by the organisation with a reason, and not issued again with the same facts', async () => {
    const { who, id, member, email } = await finished();
    const code = await issued(who, id);
    expect((await voided(coordinator, id, code)).status).toBe(400);
    expect((await voided(teacher, id, code, 'No.')).status).toBe(403);
    expect((await voided(coordinator, id, code, 'Las fechas no son las del trabajo.')).status).toBe(200);
    await messageWith(server.dataDir, email, 'Las fechas no son las del trabajo.');
    expect(await voided(who, id, code)).toMatchObject(refused('CollaborationMoved'));
    expect((await publicPage(code)).data.data).toMatchObject({ voidedBy: 'organization' });
    expect(JSON.stringify((await publicPage(code)).data)).not.toContain('Las fechas');
    expect(await issue(who, id)).toMatchObject(refused('StatusNotAllowed'));
    await seen(coordinator, id, member, ['growth']);
    expect((await issue(who, id)).status).toBe(200);
  });

  it('is voided by its student, who may issue another', async () => {
    const { who, id } = await finished();
    const code = await issued(who, id);
    const other = await finished();
    expect((await voided(other.who, other.id, code)).status).toBe(404);
    expect((await voided(who, id, code)).status).toBe(200);
    expect((await publicPage(code)).data.data).toMatchObject({ voidedBy: 'student' });
    expect(await issued(who, id)).not.toBe(code);
  });

  it('is a PDF for its student, with any name', async () => {
    const { who, id, email } = await finished();
    const file = (client: Client) =>
      client.call('GET /api/collaborations/:id/certificates/file', { params: { id } });
    expect((await file(who)).status).toBe(404);
    await server.rows(`update users set name = 'Łukasz', surname = 'Νίκος' where email = '${email}'`);
    await issued(who, id);
    expect((await file(coordinator)).status).toBe(403);
    const answer = await file(who);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const document = await PDFDocument.load(await answer.data.arrayBuffer());
    expect(document.getTitle()).toBe('Certificado de Łukasz Νίκος');
    expect(document.getPageCount()).toBe(1);
  });

  it('is an Open Badge that a verifier of others takes, until it is voided', async () => {
    const { who, id } = await finished();
    const download = () => who.call('GET /api/collaborations/:id/certificates/badge', { params: { id } });
    expect((await download()).status).toBe(404);
    const code = await issued(who, id);
    const answer = await download();
    expect(answer.headers.get('content-type')).toBe('application/ld+json');
    const badge = JSON.parse(await answer.data.text()) as object;
    expect(badge).toMatchObject({ id: `${publicUrl}/certificados/${code}` });
    const verified = () => verifyBadge(badge, publicUrl, server.address);
    expect(await verified()).toMatchObject({ steps: { valid_signature: true, revocation_status: true } });
    await voided(who, id, code);
    expect(await verified()).toMatchObject({ steps: { valid_signature: true, revocation_status: false } });
    expect((await download()).status).toBe(404);
  });

  it('shows nothing once the account is deleted', async () => {
    const { who, id, member } = await finished();
    const code = await issued(who, id, ['holder', 'title']);
    const { data: me } = await who.call('GET /api/users/me', {});
    const deleted = await who.call('DELETE /api/users/:id', {
      params: { id: me.id },
      body: { password: 'caracola-93', works: 'keep' },
    });
    expect(deleted.status).toBeLessThan(300);
    expect((await publicPage(code)).status).toBe(404);
    expect(await server.rows(`select holder, shown from certificates where member_id = ${member}`)).toEqual([
      { holder: null, shown: [] },
    ]);
  });

  it('is not found by a code that nobody issued', async () => {
    for (const code of ['', 'AAAA-AAAA-AAAA', "'; drop table certificates; --"])
      expect((await publicPage(code)).status).toBe(404);
  });
});

describe('competences', () => {
  it('are the word of the organisation, about students who are in the collaboration and have delivered', async () => {
    const { who, id, member } = await finished();
    expect((await seen(who, id, member, ['growth'])).status).toBe(403);
    expect((await seen(coordinator, id, member, ['magic'])).status).toBe(400);
    expect((await seen(coordinator, id, (await finished()).member, ['growth'])).status).toBe(404);
    await server.rows(`update collaborations set state = 'running', ended_at = null where id = ${id}`);
    expect(await seen(coordinator, id, member, ['growth'])).toMatchObject(refused('StatusNotAllowed'));
    expect((await read(who, id))[0]?.competences).toEqual([]);
  });
});
