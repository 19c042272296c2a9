import type { Client } from '../../test/client.ts';
import { logIn } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import { pdfFile } from '../../test/files.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { createHash } from 'node:crypto';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let staff: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  ({ server, coordinator, teacher, project } = await startCollaborating());
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const rule = {
  asked_by: 'student' as const,
  needs: 'Pide el convenio en la secretaría quince días antes.',
  link: 'https://universidad.example/convenios',
  checked: '2026-11-28',
  clauses: ['La universidad puede visitar el lugar de trabajo.'],
};
const terms = {
  tasks: 'Medir el ruido del puerto.',
  begins: '2027-02-01',
  ends: '2027-06-15',
  hours_week: 20,
  hours_total: null,
  place: 'A Coruña.',
  pay: 'Nada.',
  result: 'Compartida.',
  confidentiality: 'Nadie cuenta nada.',
  data_protection: 'Solo para este trabajo.',
};

/** A collaboration whose student is at a university of its own, which needs an agreement. */
async function begun(change: Partial<Omit<typeof rule, 'asked_by'> & { asked_by: string }> = {}) {
  const email = `convenio-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const id = (await who.call('POST /api/applys/:id/confirm', { params: { id: application } })).data.data.id;
  const made = await staff.call('POST /api/universities', {
    body: { data: { name: `Universidad ${count}` } },
  });
  const university = made.data.data.id;
  await server.rows(`update students set university_id = ${university}
    where user_id = (select id from users where email = '${email}')`);
  const ruled = await staff.wrong('PUT /api/universities/:id/agreement-rule', {
    params: { id: university },
    body: { data: { rule: { ...rule, ...change } } },
  });
  expect(ruled.status).toBe(200);
  return { who, id, university, email };
}

const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/agreement', { params: { id } })).data.data;
const give = (who: Client, id: number, data: object) =>
  who.wrong('POST /api/collaborations/:id/university-agreements', {
    params: { id },
    body: { data: { reference: '', seen: null, ...data } },
  });
const write = (who: Client, id: number, seen: string | null) =>
  who.wrong('POST /api/collaborations/:id/agreement', { params: { id }, body: { data: { ...terms, seen } } });
const accept = (who: Client, id: number, data: object) =>
  who.wrong('POST /api/collaborations/:id/agreement/acceptances', { params: { id }, body: { data } });
const upload = async (who: Client, name: string, purpose: 'agreement' | 'cv' = 'agreement') => {
  const file = pdfFile(name);
  const [kept] = (await who.call('POST /api/upload', { query: { for: purpose }, files: file })).data;
  const hash = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  return { id: kept?.id ?? 0, hash };
};
const refused = (name: string) => ({ status: 409, data: { error: { name } } });

describe('the agreement that a university needs', () => {
  it('is asked for by its side, and then written by any, with a copy that only they read', async () => {
    const { who, id, university } = await begun();
    expect((await read(coordinator, id)).universities).toMatchObject([{ university, rule, entry: null }]);
    expect((await give(coordinator, id, { university })).error.name).toBe('StatusNotAllowed');
    expect((await give(who, id, { university })).status).toBe(200);
    const asked = (await read(who, id)).universities[0]?.entry;
    expect(asked).toMatchObject({ reference: null, has_copy: false });

    const copy = await upload(coordinator, 'convenio.pdf');
    const given = { university, reference: 'UDC-118', copy: copy.id };
    expect(await give(coordinator, id, given)).toMatchObject(refused('AgreementChanged'));
    expect((await give(who, id, { ...given, seen: asked?.at })).error.details).toHaveProperty('fields.copy');
    expect((await give(coordinator, id, { ...given, seen: asked?.at })).status).toBe(200);
    const { entry } = (await read(who, id)).universities[0] ?? {};
    expect(entry).toMatchObject({ reference: 'UDC-118', has_copy: true });
    // A correction without a file leaves the copy.
    expect((await give(who, id, { university, reference: 'UDC-119', seen: entry?.at })).status).toBe(200);

    const download = (whom: Client) =>
      whom.wrong('GET /api/collaborations/:id/university-agreements/copy', {
        params: { id },
        query: { university },
      });
    expect((await download(who)).status).toBe(200);
    expect((await download(teacher)).status).toBe(404);
    expect((await download((await begun()).who)).status).toBe(404);
    const { history } = (await who.call('GET /api/collaborations/:id', { params: { id } })).data.data;
    expect(history.map(({ event }) => event).slice(-3)).toEqual([
      'universityAgreementAsked',
      'universityAgreementWritten',
      'universityAgreementWritten',
    ]);
  });

  it('is started by the teacher where the university says so', async () => {
    const { who, id, university } = await begun({ asked_by: 'teacher' });
    expect((await give(who, id, { university })).error.name).toBe('StatusNotAllowed');
    await server.rows(`update collaborations set teacher_id = (select t.id from teachers t
      join users u on u.id = t.user_id where u.email = 'docente@puente.test') where id = ${id}`);
    expect((await give(teacher, id, { university })).status).toBe(200);
  });

  it('takes one of two entries that are written at the same time', async () => {
    const { who, id, university } = await begun();
    const both = await Promise.all([give(who, id, { university }), give(who, id, { university })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('adds its clauses to agreements that are written from then on', async () => {
    const { who, id, university } = await begun();
    expect((await write(who, id, null)).status).toBe(200);
    const [version] = (await read(who, id)).versions;
    expect(version?.sections).toContainEqual({
      heading: `Cláusulas de Universidad ${count}`,
      text: rule.clauses[0],
    });
    await staff.call('PUT /api/universities/:id/agreement-rule', {
      params: { id: university },
      body: { data: { rule: null } },
    });
    expect(await read(who, id)).toMatchObject({ universities: [], versions: [{ hash: version?.hash }] });
  });

  it('is a rule with its source and bounded clauses, which only support writes', async () => {
    const { university } = await begun();
    const put = (whom: Client, change: object) =>
      whom.wrong('PUT /api/universities/:id/agreement-rule', {
        params: { id: university },
        body: { data: { rule: { ...rule, ...change } } },
      });
    for (const change of [{ link: '' }, { checked: 'ayer' }, { clauses: Array(9).fill('Una.') }])
      expect((await put(staff, change)).status).toBe(400);
    expect((await put(coordinator, {})).status).toBe(403);
    const all = (await staff.call('GET /api/universities/agreement-rules', {})).data.data;
    expect(all.find(({ id }) => id === university)).toMatchObject({ rule });
  });
});

describe('a copy that was signed elsewhere', () => {
  it('is an acceptance with the fingerprints of text and file, which only people of the collaboration read', async () => {
    const { who, id } = await begun();
    await write(who, id, null);
    const hash = (await read(who, id)).versions[0]?.hash ?? '';
    const copy = await upload(who, 'firmado.pdf');
    expect((await accept(coordinator, id, { hash, copy: copy.id })).status).toBe(400);
    expect((await accept(who, id, { hash, copy: (await upload(who, 'cv.pdf', 'cv')).id })).status).toBe(400);
    expect((await accept(who, id, { hash, copy: copy.id })).status).toBe(200);
    const [acceptance] = (await read(coordinator, id)).versions[0]?.acceptances ?? [];
    expect(acceptance).toMatchObject({ side: 'student', copy: { hash: copy.hash, is_kept: true } });
    const download = (whom: Client, from: number) =>
      whom.wrong('GET /api/collaborations/:id/agreement/copy', {
        params: { id: from },
        query: { acceptance: acceptance?.id ?? 0 },
      });
    expect((await download(coordinator, id)).status).toBe(200);
    expect((await download(teacher, id)).status).toBe(404);
    const other = await begun();
    expect((await download(other.who, id)).status).toBe(404);
    expect((await download(other.who, other.id)).status).toBe(404);
    const { history } = (await who.call('GET /api/collaborations/:id', { params: { id } })).data.data;
    expect(history.at(-1)).toMatchObject({ event: 'agreementSigned' });
  });

  it('goes with the account of its party, and leaves its fingerprint', async () => {
    const { who, id, email } = await begun();
    await write(who, id, null);
    const hash = (await read(who, id)).versions[0]?.hash ?? '';
    const copy = await upload(who, 'firmado.pdf');
    await accept(who, id, { hash, copy: copy.id });
    await server.rows(`delete from files where id = ${copy.id}`);
    const [acceptance] = (await read(coordinator, id)).versions[0]?.acceptances ?? [];
    expect(acceptance).toMatchObject({ copy: { hash: copy.hash, is_kept: false } });
    await server.rows(`delete from users where email = '${email}'`);
    expect((await read(coordinator, id)).versions[0]?.acceptances).toMatchObject([{ name: null }]);
  });
});

describe('the database', () => {
  it('never changes a version that somebody accepted, nor an acceptance', async () => {
    const { who, id } = await begun();
    await write(who, id, null);
    const of = `where collaboration_id = ${id}`;
    await server.rows(`update agreements set fingerprint = fingerprint || '' ${of}`);
    await accept(who, id, { hash: (await read(who, id)).versions[0]?.hash });
    for (const change of [
      `update agreements set sections = '[]' ${of}`,
      `update agreements set terms = '{}' ${of}`,
      `update agreements set fingerprint = 'otra' ${of}`,
      `update agreements set version = 7 ${of}`,
      `delete from agreements ${of}`,
    ])
      await expect(server.rows(change)).rejects.toThrow('Failed query');
    const accepted = `where agreement_id in (select id from agreements ${of})`;
    for (const change of [
      `set fingerprint = 'otra'`,
      `set side = 'teacher'`,
      `set at = now()`,
      `set file_hash = 'a'`,
    ])
      await expect(server.rows(`update agreement_acceptances ${change} ${accepted}`)).rejects.toThrow(
        'Failed query',
      );
    await server.rows(`update agreements set written_by_id = null ${of}`);
    await server.rows(`delete from collaborations where id = ${id}`);
    expect(await server.rows(`select id from agreements ${of}`)).toEqual([]);
  });
});
