import { type Client, type DemoAccount, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { Call } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';

/** Two tabs, or two people, change one record from the same version. */
let server: OperatedServer;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

interface Change {
  who: DemoAccount;
  /** SQL that returns the record's id. */
  id?: string;
  /** Returns another change for each number. */
  fields: (number: number) => object;
}

const ofUser = (table: string, name: string) =>
  `select id from ${table} where user_id = (select id from users where email = '${name}@puente.test')`;
const ownOrganization = `select organization_id as id from coordinators where user_id = (select id from users where email = 'coordinacion@puente.test')`;
const first = (table: string) => `select id from ${table} order by id limit 1`;
const name = (number: number) => ({ name: `Nombre ${number}` });
const title = (number: number) => ({ title: `Título número ${number}` });

const changes: Record<string, Change> = {
  'PUT /api/projects/:id': {
    who: 'coordinacion',
    id: `select id from projects where organization_id = (${ownOrganization}) and status = 'draft' limit 1`,
    fields: title,
  },
  'PUT /api/audience-notices/:id': {
    who: 'staff',
    id: `insert into audience_notices (kind, title, text, audience) values ('u4i_advice', 'Uno', '', '{"universities": [], "studyAreas": [], "campaigns": [], "situations": []}') returning id`,
    fields: title,
  },
  'PUT /api/collaborations/:id': {
    who: 'coordinacion',
    id: `select id from collaborations where organization_id = (${ownOrganization}) and ended_at is null limit 1`,
    fields: (number) => ({ ends: `2027-06-0${number}` }),
  },
  'PUT /api/universities/:id/agreement-rule': {
    who: 'staff',
    id: 'select id from universities where validated order by id limit 1',
    fields: (number) => ({
      rule: {
        asked_by: 'teacher',
        needs: `Requisito ${number}`,
        link: 'https://ejemplo.org/convenios',
        checked: '2026-11-28',
        clauses: [],
      },
    }),
  },
  'PUT /api/project-templates/:id': {
    who: 'coordinacion',
    id: `insert into project_templates (organization_id, name, fields) values ((${ownOrganization}), 'Una', '{}') returning id`,
    fields: name,
  },
  'PUT /api/message-templates/:id': {
    who: 'coordinacion',
    id: `insert into message_templates (organization_id, name, text, use) values ((${ownOrganization}), 'Una', 'Hola', 'refusal') returning id`,
    fields: name,
  },
  'PUT /api/organizations/:id': {
    who: 'coordinacion',
    id: ownOrganization,
    fields: (number) => ({ description: `Somos ${number}` }),
  },
  'PUT /api/talent-lists/:id': {
    who: 'coordinacion',
    id: `insert into talent_lists (organization_id, name) values ((${ownOrganization}), 'Otra') returning id`,
    fields: name,
  },
  'PUT /api/opportunities/:id': {
    who: 'coordinacion',
    id: `select id from opportunities where organization_id = (${ownOrganization}) limit 1`,
    fields: title,
  },
  'PUT /api/coordinators/:id': {
    who: 'coordinacion',
    id: ofUser('coordinators', 'coordinacion'),
    fields: (number) => ({ job_position: `Puesto ${number}` }),
  },
  'PUT /api/students/:id': {
    who: 'estudiante',
    id: ofUser('students', 'estudiante'),
    // Of another table than the student's own.
    fields: (number) => ({ phone: `60000000${number}` }),
  },
  'PUT /api/saved-searches/:id': {
    who: 'estudiante',
    id: `insert into saved_searches (student_id, name, address, filters, frequency) values ((${ofUser('students', 'estudiante')}), 'Mar', 'keyword=mar', '{}', 'never') returning id`,
    fields: name,
  },
  'PUT /api/tfxes/:id': {
    who: 'estudiante',
    id: `select id from works where student_id = (${ofUser('students', 'estudiante')}) order by id limit 1`,
    fields: title,
  },
  'PUT /api/user/me': {
    who: 'estudiante',
    fields: (number) => ({ surname: `Apellido ${'abcdefg'[number]}` }),
  },
  'PUT /api/teachers/:id': {
    who: 'docente',
    id: ofUser('teachers', 'docente'),
    fields: (number) => ({ notification_deadline: `2027-01-0${number}T10:00:00.000Z` }),
  },
  'PUT /api/tfxes/:id/authorship': {
    who: 'staff',
    id: 'select id from works where published_at is not null order by id limit 1',
    fields: (number) => ({ name: 'Antía', surname: 'Castro', degree: `Grado ${number}` }),
  },
  'PUT /api/saved-answers/:id': {
    who: 'staff',
    id: `insert into saved_answers (name, text) values ('Una', 'Hola') returning id`,
    fields: name,
  },
  'PUT /api/blog-posts/:id': { who: 'staff', id: first('blog_posts'), fields: title },
  'PUT /api/faqs/:id': {
    who: 'staff',
    id: first('faqs'),
    fields: (number) => ({ answer: `Respuesta ${number}` }),
  },
  'PUT /api/pages/:id': { who: 'staff', id: first('pages'), fields: title },
  'PUT /api/award-editions/:id': {
    who: 'staff',
    id: `insert into award_editions (year, name, opens_at, closes_at, announced_at) values (2037, 'Una', '2037-03-01', '2037-04-01', '2037-05-01') returning id`,
    fields: (number) => ({
      ...name(number),
      year: 2037,
      description: '',
      opensAt: '2037-03-01T08:00:00.000Z',
      closesAt: '2037-04-01T07:00:00.000Z',
      announcedAt: '2037-05-01T07:00:00.000Z',
      categories: [{ name: 'TFG' }],
    }),
  },
  'PUT /api/banners/:id': {
    who: 'staff',
    id: `insert into banners (title, starts_at, ends_at) values ('Uno', '2027-03-10', '2027-05-22') returning id`,
    fields: (number) => ({
      ...title(number),
      from: '2027-03-10T08:00:00.000Z',
      to: '2027-05-22T08:00:00.000Z',
    }),
  },
  'PUT /api/campaigns/:id': { who: 'staff', id: first('campaigns'), fields: name },
  'PUT /api/programs/:id': { who: 'staff', id: first('programs'), fields: name },
  'PUT /api/resources/:id': { who: 'staff', id: first('resources'), fields: title },
  'PUT /api/universities/:id': { who: 'staff', id: first('universities'), fields: name },
  'PUT /api/degrees/:id': { who: 'staff', id: first('degrees'), fields: name },
};

/** Calls that change a record without its version, with the reason why a second change loses nothing. */
const withoutVersion = {
  'one answer to one question, of which the last is meant': [
    'PUT /api/alerts/:id',
    'PUT /api/communication-centers/:id',
    'PUT /api/joinings/:id',
    'PUT /api/organizations/:id/verification',
    'PUT /api/organizations/:id/talent/access',
    'PUT /api/projects/:id/tutoring',
    'PUT /api/projects/:id/teamwork',
    'PUT /api/collaborations/:id/result',
    'PUT /api/award-entries/:id/winner',
    'PUT /api/tfxes/:id/tutoring',
    'PUT /api/alerts/choices',
    'PUT /api/users/:id/staff-role',
  ],
  'the steps that are allowed are refused by name (StatusNotAllowed)': ['PUT /api/applys/:id'],
  'the points of one member of a jury, of which the last are meant': ['PUT /api/award-entries/:id/score'],
  'a draft of one person, of which one tab at a time writes, and devices tell what is newer': [
    'PUT /api/drafts',
    'PUT /api/applys/draft',
  ],
  'has a version of its own (Conflict)': ['PUT /api/tfxes/:id/draft'],
  'the hours of one week, which their student alone writes': ['PUT /api/collaborations/:id/hours'],
  'names whom or what its author saw (ContactMessageChanged)': [
    'PUT /api/contact-messages/:id/assignment',
    'PUT /api/contact-messages/:id/state',
  ],
  'the name of a key, which its owner alone sees': ['PUT /api/users/me/passkeys/:id'],
};

describe('every PUT of the contract', () => {
  const puts = (Object.entries(calls) as [CallName, Call][]).filter(([key]) => key.startsWith('PUT '));

  it('names the version that it changes, or says why it need not', () => {
    const versioned = puts.filter(([, call]) => call.versioned !== undefined).map(([key]) => key);
    expect(versioned.sort()).toEqual(Object.keys(changes).sort());
    const others = puts.filter(([, call]) => call.versioned === undefined).map(([key]) => key);
    expect(others.sort()).toEqual(Object.values(withoutVersion).flat().sort());
  });
});

describe.each(Object.entries(changes))('%s', (key, { who, id, fields }) => {
  let params: Record<string, number> = {};
  let client: Client;

  beforeAll(async () => {
    client = clients.get(who) ?? (await logIn(server.address, who));
    clients.set(who, client);
    if (id === undefined) return;
    const [row] = await server.rows<{ id: number }>(id);
    params = { id: row?.id ?? 0 };
  });

  async function change(number: number, base?: string) {
    const given = { ...fields(number), ...(base !== undefined && { base }) };
    const answer = await client.wrong(key as CallName, {
      params,
      body: key === 'PUT /api/user/me' ? given : { data: given },
    });
    const body = answer.data as { data?: { updatedAt: string }; updatedAt: string } | null;
    return { ...answer, version: body?.data?.updatedAt ?? body?.updatedAt };
  }

  it('is refused to who has read an older version, and done for who has read this one', async () => {
    const begun = await change(1);
    expect([begun.status, begun.error]).toEqual([200, undefined]);
    const theirs = await change(2, begun.version);
    expect(theirs.status).toBe(200);

    const late = await change(3, begun.version);
    expect(late.status).toBe(409);
    expect(late.error).toMatchObject({
      name: key === 'PUT /api/projects/:id' ? 'ProjectChanged' : 'RecordChanged',
      details: { updatedAt: theirs.version },
    });
    // Nothing of it was written: the version is still theirs.
    expect((await change(4, theirs.version)).status).toBe(200);
  });

  it('is done for one of two that come at the same moment', async () => {
    const { version } = await change(5);
    const both = await Promise.all([change(6, version), change(7, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
