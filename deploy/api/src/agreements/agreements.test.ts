import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { canonicalAgreement } from '@puente/contract/agreement-text';
import { messages } from '@puente/contract/messages';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  teacher = await logIn(server.address, 'docente');
  const open = (await ownProjects(coordinator)).find(({ status }) => status === 'new');
  if (!open) throw new Error('The demo coordinator has no open project.');
  project = open.id;
});
afterAll(() => server.stop());

async function begun() {
  const email = `acuerdo-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  return { who, id: data.data.id };
}

const terms = {
  tasks: 'Medir el ruido del puerto\ny publicar un mapa con emoji 🗺️.',
  begins: '2027-02-01',
  ends: '2027-06-15',
  hours_week: 20,
  hours_total: null,
  place: 'Híbrido, A Coruña.',
  pay: '300 euros al mes.',
  result: 'Compartida.',
  confidentiality: 'Nadie cuenta fuera lo confidencial.',
  data_protection: 'Los datos se usan solo para este trabajo.',
};
const write = (who: Client, id: number, seen: string | null, change: Partial<typeof terms> = {}) =>
  who.wrong('POST /api/collaborations/:id/agreement', {
    params: { id },
    body: { data: { ...terms, ...change, seen } },
  });
const accept = (who: Client, id: number, hash: string) =>
  who.wrong('POST /api/collaborations/:id/agreement/acceptances', {
    params: { id },
    body: { data: { hash } },
  });
const read = (who: Client, id: number) =>
  who.call('GET /api/collaborations/:id/agreement', { params: { id } });
const latest = async (who: Client, id: number) => {
  const [version] = (await read(who, id)).data.data.versions;
  if (!version) throw new Error('There is no agreement.');
  return version;
};

describe('an agreement', () => {
  it('is suggested from the project, changes until somebody accepts, and is amended by a new version', async () => {
    const { who, id } = await begun();
    const before = (await read(who, id)).data.data;
    expect(before.versions).toEqual([]);
    expect(before.suggestion.tasks).toMatch(/\S/);
    expect(before.parties.map(({ side, own }) => [side, own])).toEqual([
      ['student', true],
      ['organization', false],
    ]);

    expect((await write(coordinator, id, null)).status).toBe(200);
    const first = await latest(who, id);
    expect(first.hash).toBe(createHash('sha256').update(canonicalAgreement(first.sections)).digest('hex'));
    expect((await write(who, id, first.hash, { pay: '400 euros al mes.' })).status).toBe(200);
    const changed = await latest(who, id);
    expect(changed).toMatchObject({ version: 1, terms: { pay: '400 euros al mes.' }, acceptances: [] });

    const stale = await accept(coordinator, id, first.hash);
    expect([stale.status, stale.error.name]).toEqual([409, 'AgreementChanged']);
    expect((await write(coordinator, id, first.hash)).status).toBe(409);
    expect((await write(coordinator, id, null)).status).toBe(409);

    expect((await accept(coordinator, id, changed.hash)).status).toBe(200);
    expect((await accept(coordinator, id, changed.hash)).status).toBe(200);
    expect((await latest(who, id)).acceptances).toHaveLength(1);
    expect((await write(who, id, changed.hash, { hours_week: 10 })).status).toBe(200);
    const { versions, parties } = (await read(who, id)).data.data;
    expect(versions.map(({ version, hash }) => [version, hash === changed.hash])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(parties.every(({ hasAccepted }) => !hasAccepted)).toBe(true);
    expect((await accept(who, id, changed.hash)).status).toBe(409);
  });

  it('is accepted by both who accept at once', async () => {
    const { who, id } = await begun();
    await write(who, id, null);
    const { hash } = await latest(who, id);
    const both = await Promise.all([accept(who, id, hash), accept(coordinator, id, hash)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { parties } = (await read(who, id)).data.data;
    expect(parties.every(({ hasAccepted }) => hasAccepted)).toBe(true);
    const { history } = (await who.call('GET /api/collaborations/:id', { params: { id } })).data.data;
    expect(history.filter(({ event }) => event === 'agreementAccepted')).toHaveLength(2);
  });

  it('of two first texts written at once takes one, and never changes under an acceptance', async () => {
    const { who, id } = await begun();
    const two = await Promise.all([write(who, id, null), write(coordinator, id, null, { pay: 'Nada.' })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { hash } = await latest(who, id);
    await Promise.all([accept(who, id, hash), write(coordinator, id, hash, { pay: '500 euros al mes.' })]);
    const { versions } = (await read(who, id)).data.data;
    const accepted = versions.filter(({ acceptances }) => acceptances.length > 0);
    expect(accepted.every((version) => version.hash === hash)).toBe(true);
  });

  it('has a last day after the first', async () => {
    const { who, id } = await begun();
    const wrong = await write(who, id, null, { ends: '2027-01-01' });
    expect([wrong.status, wrong.error.details]).toEqual([400, { fields: { ends: messages.endsTooEarly } }]);
  });

  it('is a PDF with every letter that the font knows, and none without a text', async () => {
    const { who, id } = await begun();
    const file = () => who.call('GET /api/collaborations/:id/agreement/file', { params: { id } });
    expect((await file()).status).toBe(404);
    await write(who, id, null, { tasks: 'palabra '.repeat(240) + 'x'.repeat(60) });
    await accept(who, id, (await latest(who, id)).hash);
    const answer = await file();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await PDFDocument.load(await answer.data.arrayBuffer())).getPageCount()).toBeGreaterThan(0);
  });

  it('takes no acceptance once the collaboration is cancelled, and is nothing to strangers', async () => {
    const { who, id } = await begun();
    await write(who, id, null);
    const { hash } = await latest(who, id);
    const stranger = await begun();
    for (const other of [stranger.who, teacher]) {
      expect((await other.wrong('GET /api/collaborations/:id/agreement', { params: { id } })).status).toBe(
        404,
      );
      expect((await accept(other, id, hash)).status).toBe(404);
    }
    await who.call('POST /api/collaborations/:id/move', {
      params: { id },
      body: { data: { from: 'agreed', state: 'cancelled', reason: 'Me voy de Erasmus.' } },
    });
    const late = await accept(coordinator, id, hash);
    expect([late.status, late.error.name]).toEqual([409, 'CollaborationOver']);
  });
});
