import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

/** A record that is taken down is in no response to anybody but its owner and support. */

let server: TestServer;
let clients: Record<'visitor' | 'student' | 'teacher' | 'other' | 'owner' | 'support' | 'editor', Client>;
let organization: number;
let studentId: number;
/** Id of the student's profile, by which it is changed. */
let profileId: number;
beforeAll(async () => {
  server = await startServer();
  const [student, teacher, other, owner, support, editor] = await Promise.all(
    (['nueva', 'docente', 'gestion', 'coordinacion', 'soporte', 'redaccion'] as const).map((who) =>
      logIn(server.address, who),
    ),
  );
  clients = {
    visitor: clientOf(server.address),
    student,
    teacher,
    other,
    owner,
    support,
    editor,
  } as typeof clients;
  organization = (await clients.owner.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  const me = (await clients.student.call('GET /api/users/me', {})).data;
  studentId = me.id;
  profileId = me.details?.id as number;
});
afterAll(() => server.stop());

type Who = keyof typeof clients;

async function textAt(who: Who, path: string): Promise<string> {
  const { token } = clients[who];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${server.address}${path}`, { headers })).text();
}

interface Kind {
  word: string;
  create: () => Promise<number>;
  save: (id: number) => object;
  takeDown:
    | 'POST /api/projects/:id/takedown'
    | 'POST /api/tfxes/:id/takedown'
    | 'POST /api/opportunities/:id/takedown';
  /** Addresses whose response has the record while it is public. */
  addresses: (id: number) => [Who, string][];
  /** Page of the record, for the owner and staff. */
  record: (id: number) => string;
  kind: string;
  owner: Who;
}

const newProject = async (word: string) => {
  const body = {
    data: {
      organization,
      title: `Observatorio ${word}`,
      description:
        'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados en abierto.',
      type: 'TFG o TFM',
      study_areas: ['Ciencias'],
      presentiality: 'hybrid',
      location: 'Lugo',
      visibility_consent: true,
      draft: true,
    },
  };
  const { id } = (await clients.owner.wrong('POST /api/projects', { body })).data.data;
  await clients.owner.wrong('POST /api/projects/:id/publish', { params: { id } });
  return id;
};

const newOpportunity = async (word: string) => {
  const body = {
    data: {
      organization,
      title: `Jornada ${word}`,
      description:
        'Una mañana para conocer la huerta, al equipo y los temas en los que nos vendría bien ayuda.',
      details: { type: 'Oferta', remuneration: '500 € al mes' },
      location: 'A Coruña',
      presentiality: 'hybrid',
      target_profile: 'Geografía',
    },
  };
  const id = (await clients.owner.wrong('POST /api/opportunities', { body })).data.data.id as number;
  await clients.owner.wrong('POST /api/opportunities/:id/publish', { params: { id } });
  return id;
};

const everything = 'pagination[pageSize]=100';
const kinds: Record<string, Kind> = {
  project: {
    kind: 'project',
    word: 'xilofonia',
    owner: 'owner',
    create: () => newProject('xilofonia'),
    save: (id) => ({ favorites: { connect: [id] } }),
    takeDown: 'POST /api/projects/:id/takedown',
    record: (id) => `/api/projects/${id}`,
    addresses: (id) => [
      ['visitor', `/api/projects?sort=publishedAt:desc&${everything}`],
      ['visitor', '/api/projects?filters[keyword][$containsi]=xilofonia'],
      ['visitor', `/api/projects?filters[id][$eq]=${id}`],
      ['visitor', `/api/projects?filters[organization][id][$eq]=${organization}&${everything}`],
      ['visitor', `/api/projects/${id}`],
      ['visitor', `/api/organizations/${organization}?populate=projects`],
      ['visitor', `/api/organizations/${organization}/projects?${everything}`],
      ['student', `/api/projects/matched?${everything}`],
      ['student', `/api/students/${studentId}?populate=favorites`],
      ['teacher', `/api/projects/${id}`],
      ['other', `/api/projects?filters[id][$eq]=${id}`],
      ['editor', `/api/projects/${id}`],
    ],
  },
  opportunity: {
    kind: 'opportunity',
    word: 'xilografia',
    owner: 'owner',
    create: () => newOpportunity('xilografia'),
    save: (id) => ({ opportunities: { connect: [id] } }),
    takeDown: 'POST /api/opportunities/:id/takedown',
    record: (id) => `/api/opportunities/${id}`,
    addresses: (id) => [
      ['visitor', `/api/opportunities?${everything}`],
      ['visitor', '/api/opportunities?filters[keyword][$containsi]=xilografia'],
      ['visitor', `/api/opportunities?filters[id][$eq]=${id}`],
      ['visitor', `/api/opportunities/${id}`],
      ['visitor', `/api/organizations/${organization}?populate=opportunities`],
      ['student', `/api/students/interests?${everything}`],
      ['student', `/api/students/${studentId}?populate=opportunities`],
      ['other', `/api/opportunities/${id}`],
      ['editor', `/api/opportunities/${id}`],
    ],
  },
};

const recordsIn = async () =>
  (await clients.visitor.call('GET /api/public-records', {})).data.data.map(
    ({ kind, id }) => `${kind} ${id}`,
  );

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  it('that is taken down is nowhere, and everywhere again when the takedown is lifted', async () => {
    const id = await kind.create();
    await clients.student.wrong('PUT /api/students/:id', { params: { id: profileId }, body: kind.save(id) });
    const places = kind.addresses(id);
    const seen = async () => {
      const texts = await Promise.all(places.map(([who, path]) => textAt(who, path)));
      return places
        .filter((_place, index) => texts[index]?.includes(kind.word))
        .map((place) => place.join(' '));
    };
    const all = places.map((place) => place.join(' '));
    expect(await seen()).toEqual(all);
    expect(await recordsIn()).toContain(`${kind.kind} ${id}`);

    const taken = await clients.support.wrong(kind.takeDown, {
      params: { id },
      body: { data: { reason: 'misleading' } },
    });
    expect([taken.status, taken.data.meta]).toEqual([200, { changed: true }]);
    // The keyword of a search comes back in its response.
    expect((await seen()).filter((place) => !place.includes('keyword'))).toEqual([]);
    for (const [who, path] of places.filter(([, address]) => address.includes('keyword')))
      expect(JSON.parse(await textAt(who, path))).toMatchObject({ meta: { pagination: { total: 0 } } });
    expect(await recordsIn()).not.toContain(`${kind.kind} ${id}`);

    for (const who of [kind.owner, 'support'] as const)
      expect(JSON.parse(await textAt(who, kind.record(id)))).toMatchObject({
        data: { taken_down: { id: taken.data.data.id, reason: 'misleading', state: 'takenDown' } },
      });

    await clients.support.call('POST /api/takedowns/:id/decision', {
      params: { id: taken.data.data.id },
      body: { data: { decision: 'lifted', words: 'Nos equivocamos.' } },
    });
    expect(await seen()).toEqual(all);
    expect(await recordsIn()).toContain(`${kind.kind} ${id}`);
    expect(await textAt(kind.owner, kind.record(id))).not.toContain('taken_down');
  });
});

describe('a work', () => {
  it('that is taken down is nowhere, and everywhere again when the takedown is lifted', async () => {
    const { data: works } = (
      await clients.visitor.call('GET /api/tfxes', { query: { sort: 'publishedAt:desc' } })
    ).data;
    const id = works[0]?.id as number;
    const title = works[0]?.title;
    const quoted = JSON.stringify(title);
    await clients.student.wrong('PUT /api/students/:id', {
      params: { id: profileId },
      body: { favoriteTfxs: { connect: [id] } },
    });
    const places: [Who, string][] = [
      ['visitor', `/api/tfxes?sort=publishedAt:desc&${everything}`],
      ['visitor', `/api/tfxes?filters[id][$eq]=${id}`],
      ['visitor', `/api/tfxes/${id}`],
      ['student', `/api/tfxes/${id}`],
      ['other', `/api/tfxes?filters[id][$eq]=${id}`],
    ];
    const seen = async () =>
      (
        await Promise.all(places.map(async ([who, path]) => (await textAt(who, path)).includes(quoted)))
      ).filter(Boolean).length;
    expect(await seen()).toBe(places.length);
    const { data } = await clients.support.call('POST /api/tfxes/:id/takedown', {
      params: { id },
      body: { data: { reason: 'copyright' } },
    });
    expect(await seen()).toBe(0);
    expect((await clients.visitor.wrong('GET /api/tfxes/:id/file', { params: { id } })).status).toBe(404);
    expect((await clients.visitor.wrong('GET /api/tfxes/:id/citations', { params: { id } })).status).toBe(
      404,
    );
    expect(await recordsIn()).not.toContain(`work ${id}`);
    await clients.support.call('POST /api/takedowns/:id/decision', {
      params: { id: data.data.id },
      body: { data: { decision: 'lifted', words: 'Nos equivocamos.' } },
    });
    expect(await seen()).toBe(places.length);
  });
});
