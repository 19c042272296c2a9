import type { Client } from '../../test/client.ts';
import { clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { searchExamples } from '@puente/contract/constants/search-examples';

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

const list = async (query: object, who: Client = anyone) =>
  (await who.wrong('GET /api/projects', { query: { pagination: { pageSize: 100 }, ...query } })).data;
const search = async ($containsi: string) =>
  list({ filters: { keyword: { $containsi } }, populate: 'organization' });
const titlesOf = async ($containsi: string) => (await search($containsi)).data.map(({ title }) => title);

describe('text search', () => {
  const title = 'Ingeniería de datos para una comunidad energética';

  it.each([
    'inge',
    'Ingenier',
    'ingenierías',
    'energeticas',
    'comunidades datos',
    'INGENIERIA DE LOS DATOS',
    'dato energétic',
    '¿ingeniería?',
    'Ingenieri\u0301a',
  ])('finds by stem, by beginning, in any order: %s', async (words) => {
    expect(await titlesOf(words)).toContain(title);
  });

  it('takes singular and plural, with and without accent, for the same', async () => {
    const found = await Promise.all(
      ['evaluación', 'evaluaciones', 'evaluacion', 'EVALUACIONES'].map(titlesOf),
    );
    expect(found[0]?.length).toBeGreaterThan(0);
    for (const titles of found) expect(titles).toEqual(found[0]);
  });

  it('wants every word, and looks in the organisation too', async () => {
    const { data } = await search('puerta fundaciones');
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ organization }) => organization?.name))).toEqual(
      new Set(['Fundación Puerta Azul']),
    );
    expect(await titlesOf('puerta zzyzx')).toEqual([]);
  });

  it('does not mind the order of the words', async () => {
    const found = await titlesOf('agua playas');
    expect(found.length).toBeGreaterThan(0);
    expect(await titlesOf('playas agua')).toEqual(found);
  });

  it.each(searchExamples)('finds something for the example %s', async (word) => {
    expect((await titlesOf(word)).length).toBeGreaterThan(0);
  });

  it.each([
    ['informática', 'ingeniería informática'],
    ['medio ambiente', 'sostenibilidad'],
  ])('finds for %s what says %s', async (typed, said) => {
    const [found, same] = [await titlesOf(typed), await titlesOf(said)];
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([...found, ...same]));
  });

  it('looks in areas and subareas, also together with words of the text', async () => {
    const { data } = await list({ populate: 'study_areas,study_subareas' });
    const [project] = data.filter(({ study_subareas: subareas }) => (subareas ?? []).length > 0);
    const words = `${project?.study_subareas?.[0]} ${project?.title}`;
    expect(await titlesOf(words)).toContain(project?.title);
  });

  it('takes what staff say means the same, from then on and no longer than they say it', async () => {
    const staff = await logIn(server.address, 'staff');
    expect(await titlesOf('cacharreo')).toEqual([]);
    const { data } = await staff.call('POST /api/search-synonyms', {
      body: { data: { terms: ['cacharreo', 'comunidad energética'] } },
    });
    expect(await titlesOf('cacharreo')).toContain(title);
    const all = (await staff.call('GET /api/search-synonyms', {})).data.data;
    expect(all).toContainEqual(data.data);
    await staff.call('DELETE /api/search-synonyms/:id', { params: { id: data.data.id } });
    expect(await titlesOf('cacharreo')).toEqual([]);
  });

  it.each([
    ':*',
    "a'b",
    'a & | ! b',
    '<->',
    '(',
    '\\',
    '¿?',
    'x'.repeat(200),
    'ﷺ'.repeat(200),
    '\u202e\u0301',
    '🙂',
    'a\u0000b',
  ])('answers whatever is typed: %p', async (words) => {
    const { status } = await anyone.call('GET /api/projects', {
      query: { filters: { keyword: { $containsi: words } } },
    });
    expect(status).toBe(words.includes('\u0000') ? 400 : 200);
  });
});

describe('a slip', () => {
  const metaOf = async (typed: string, query: object = {}) =>
    (await list({ filters: { keyword: { $containsi: typed }, ...query } })).meta;

  it.each([
    ['sostenibildad', 'sostenibilidad'],
    ['informatca', 'informática'],
    ['mediambiente', 'medioambiente'],
    ['infermeria', 'enfermería'],
    ['energias renobables', 'energias renovables'],
    ['Infromática y DATTOS', 'informática y datos'],
  ])('of which only one thing can be meant is put right: %s', async (typed, meant) => {
    expect((await metaOf(typed)).instead).toBe(meant);
    expect(await titlesOf(typed)).toEqual(await titlesOf(meant));
    expect((await titlesOf(typed)).length).toBeGreaterThan(0);
  });

  it('that may mean something else is answered with a question', async () => {
    expect(await titlesOf('augua playas')).toEqual([]);
    expect(await metaOf('augua playas')).toMatchObject({
      suggestion: 'agua playas',
      pagination: { total: 0 },
    });
  });

  it('at the end of a word finds what is meant by itself', async () => {
    const [found, meant] = [await titlesOf('marketin'), await titlesOf('marketing')];
    expect(found.length).toBeGreaterThan(0);
    expect(meant).toEqual(expect.arrayContaining(found));
  });

  it.each(['sostenibilidad', 'agua playas', 'zzyzx', 'puerta zzyzx', '¿?', 'de', '2030'])(
    'is not seen in %s',
    async (typed) => {
      expect(await metaOf(typed)).not.toHaveProperty('suggestion');
      expect(await metaOf(typed)).not.toHaveProperty('instead');
    },
  );

  it('is not answered with what finds no more among what else is asked for', async () => {
    const meta = await metaOf('informatca', { id: { $in: [2_000_000_000] } });
    expect(meta).toEqual({ pagination: expect.objectContaining({ total: 0 }) as object });
  });
});

describe('ranking', () => {
  /**
   * Publishes projects of the coordinator's organisation ('Código Abierto Local') and of another. The best match is the
   * first one created.
   */
  async function publish() {
    const own = { who: await logIn(server.address, 'coordinacion'), texts: 'Queremos medir el ruido.' };
    const others = {
      who: await logIn(server.address, 'gestion'),
      texts: 'Queremos que el código sea abierto.',
    };
    const made = [
      { ...own, title: 'Abierto: un código para el barrio', tags: [] },
      { ...own, title: 'Un inventario del barrio', tags: ['código abierto'] },
      { ...own, title: 'Un inventario de sombras', tags: [] },
      { ...others, title: 'Un inventario de fuentes', tags: [] },
    ];
    const ids: number[] = [];
    for (const { who, texts, ...data } of made) {
      const { details } = (await who.call('GET /api/users/me', {})).data;
      const organization = details?.organization?.id ?? details?.organizations?.[0]?.id;
      const answer = await who.wrong('POST /api/projects', {
        body: {
          data: {
            ...data,
            organization,
            description: `${texts} Los resultados se explican al vecindario, con mapas y una guía para repetirlo.`,
            type: 'TFG',
            study_areas: ['Ciencias'],
            presentiality: 'remote',
            location: null,
            dedication: null,
            internship: false,
            deadline: null,
            ods: [11],
            visibility_consent: true,
          },
        },
      });
      expect(answer.data).toMatchObject({ data: { title: data.title } });
      ids.push(answer.data.data.id);
    }
    return ids;
  }

  it('puts the title before labels, labels before the organisation, and that before texts', async () => {
    const made = await publish();
    const order = async (query: object = {}) => {
      const filters = { keyword: { $containsi: 'codigo abierto' } };
      const { data } = await list({ filters, ...query });
      return data.flatMap(({ id }) => (made.includes(id) ? id : []));
    };
    expect(await order()).toEqual(made);
    expect(await order({ sort: 'relevance' })).toEqual(made);
    expect(await order({ sort: 'publishedAt:desc' })).toEqual([...made].reverse());
  });

  it('is as without it when nothing is looked for', async () => {
    const ids = async (query: object) => (await list(query)).data.map(({ id }) => id);
    expect(await ids({ sort: 'relevance' })).toEqual(await ids({}));
  });

  it('ranks works and resources by their titles too', async () => {
    for (const [name, word] of [
      ['GET /api/tfxes', 'agua'],
      ['GET /api/resources', 'tfg'],
    ] as const) {
      const { data } = (await anyone.wrong(name, { query: { filters: { keyword: { $containsi: word } } } }))
        .data;
      const isTitled = data.map(({ title }) => new RegExp(`\\b${word}`, 'i').test(title));
      expect(isTitled).toContain(true);
      expect(isTitled).toEqual([...isTitled].sort().reverse());
    }
  });
});

describe('the query language', () => {
  const everything = async () => (await list({ populate: 'study_areas,study_subareas,organization' })).data;

  it('excludes', async () => {
    const all = await everything();
    const { data } = await list({
      filters: { presentiality: { $ne: 'remote' }, id: { $notIn: [all[0]?.id] } },
    });
    expect(data.length).toBeGreaterThan(0);
    expect(data.some(({ id, presentiality }) => presentiality === 'remote' || id === all[0]?.id)).toBe(false);
    // A remote project has no place, and is other than Madrid.
    const elsewhere = await list({ filters: { location: { $ne: 'Madrid' } } });
    expect(elsewhere.data.some(({ location }) => location === null)).toBe(true);
    expect(elsewhere.data.some(({ location }) => location === 'Madrid')).toBe(false);
  });

  it('tells what has no value', async () => {
    const without = await list({ filters: { location: { $null: true } } });
    const within = await list({ filters: { location: { $null: 'false' } } });
    expect(new Set(without.data.map(({ location }) => location))).toEqual(new Set([null]));
    expect(within.data.every(({ location }) => location !== null)).toBe(true);
    expect(without.meta.pagination.total + within.meta.pagination.total).toBe(
      (await list({})).meta.pagination.total,
    );
  });

  it('compares moments', async () => {
    const [from, until] = ['2026-01-01', '2100-01-01'];
    const dated = await list({ filters: { deadline: { $gte: from, $lte: until } } });
    expect(dated.data.length).toBeGreaterThan(0);
    expect(
      dated.data.every(({ deadline }) => deadline !== null && deadline >= from && deadline <= until),
    ).toBe(true);
    expect((await list({ filters: { publishedAt: { $gte: until } } })).data).toEqual([]);
  });

  it('asks about relations', async () => {
    const [first] = (await list({ populate: 'organization' })).data;
    const { id, name } = first?.organization ?? { id: 0, name: '' };
    const byId = await list({ filters: { organization: { id: { $eq: id } } }, populate: 'organization' });
    expect(new Set(byId.data.map(({ organization }) => organization?.id))).toEqual(new Set([id]));
    const byName = await list({ filters: { organization: { name: { $containsi: name.toUpperCase() } } } });
    expect(byName.data.map((project) => project.id)).toEqual(byId.data.map((project) => project.id));
    expect((await list({ filters: { program: { code: { $eq: 'no such' } } } })).data).toEqual([]);
  });

  it('asks about names of areas', async () => {
    const of = async (operators: object) =>
      (await list({ filters: { study_areas: operators }, populate: 'study_areas' })).data;
    expect((await of({ $ne: 'Ciencias' })).some(({ study_areas }) => study_areas?.includes('Ciencias'))).toBe(
      false,
    );
    expect(await of({ $null: true })).toEqual([]);
    expect(await of({ $null: false })).toHaveLength(100);
    expect((await of({ $eq: 'Ciencias', $ne: 'Ciencias' })).length).toBe(0);
    const [subarea] = (await everything()).flatMap(({ study_subareas: names }) => names ?? []);
    const inSubarea = await list({
      filters: { study_subareas: { $in: [subarea] } },
      populate: 'study_subareas',
    });
    expect(inSubarea.data.length).toBeGreaterThan(0);
    expect(inSubarea.data.every(({ study_subareas }) => study_subareas?.includes(subarea ?? ''))).toBe(true);
  });

  it('combines conditions', async () => {
    const all = await everything();
    const { data } = await list({
      filters: {
        internship: { $eq: true },
        $or: [
          { presentiality: { $eq: 'remote' } },
          { $and: [{ presentiality: { $eq: 'onsite' } }, { study_areas: { $eq: 'Ciencias' } }] },
        ],
      },
    });
    const wanted = all.filter(
      ({ internship, presentiality, study_areas }) =>
        internship &&
        (presentiality === 'remote' || (presentiality === 'onsite' && study_areas?.includes('Ciencias'))),
    );
    expect(wanted.length).toBeGreaterThan(0);
    // `everything` ends at a hundred.
    const known = new Set(all.map(({ id }) => id));
    expect(data.flatMap(({ id }) => (known.has(id) ? id : []))).toEqual(wanted.map(({ id }) => id));
  });

  it('never shows what its reader may not see, whatever the conditions', async () => {
    const hidden = {
      $or: [{ id: { $notIn: [1] } }, { id: { $null: true } }, { publishedAt: { $null: true } }],
    };
    for (const filters of [hidden, { id: { $notIn: [2_000_000_000] } }, { publishedAt: { $null: true } }]) {
      const { data } = await list({ filters });
      expect(data.some(({ status, publishedAt }) => status === 'draft' || publishedAt === null)).toBe(false);
    }
  });
});

describe('facets', () => {
  it('count the options of each filter with all filters but its own', async () => {
    const filters = {
      presentiality: { $eq: 'remote' },
      study_areas: { $in: ['Ciencias', 'Ciencias de la Salud'] },
    };
    const { data, meta } = await list({ filters, facets: 'presentiality,study_areas,location' });
    const without = async (own: keyof typeof filters) =>
      (await list({ filters: { ...filters, [own]: undefined }, populate: 'study_areas' })).data;
    const modalities = (await without('presentiality')).map(({ presentiality }) => presentiality);
    expect(meta.facets?.presentiality).toEqual(countsOf(modalities));
    expect(meta.facets?.presentiality?.['remote']).toBe(data.length);
    expect(meta.facets?.study_areas).toEqual(
      countsOf((await without('study_areas')).flatMap(({ study_areas }) => study_areas ?? [])),
    );
    // A remote project has no place to count.
    expect(meta.facets?.location).toEqual({});
    expect(meta.facets).not.toHaveProperty('type');
  });

  it('count for every filter what choosing an option gives', async () => {
    const facets = [
      'study_subareas',
      'type',
      'dedication',
      'paid',
      'internship',
      'ods',
      'language',
      'program',
      'closing',
    ] as const;
    const { meta } = await list({ facets: [...facets] });
    for (const facet of facets) {
      const [option, count] = Object.entries(meta.facets?.[facet] ?? {})[0] ?? [];
      const flag = option === 'true' || option === 'false';
      const filter =
        facet === 'program' ? { name: { $eq: option } } : { $eq: flag ? option === 'true' : option };
      const found = await list({ filters: { [facet]: filter } });
      expect([facet, found.meta.pagination.total]).toEqual([facet, count]);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('take a project that closes within a week for one that closes within a month as well', async () => {
    const { meta } = await list({ facets: 'closing' });
    const { week = 0, month = 0, quarter = 0 } = meta.facets?.closing ?? {};
    expect(month).toBeGreaterThanOrEqual(week);
    expect(quarter).toBeGreaterThan(month);
  });

  it('take nothing, or words that say so, for no pay', async () => {
    const paid = (await list({ filters: { paid: { $eq: true } } })).data;
    const unpaid = (await list({ filters: { paid: { $eq: false } } })).data;
    expect(paid.length).toBeGreaterThan(0);
    expect(
      paid.every(({ remuneration }) => remuneration !== null && !/^(sin|no)\b/i.test(remuneration)),
    ).toBe(true);
    expect(unpaid.map(({ remuneration }) => remuneration)).toEqual(
      expect.arrayContaining([null, 'Sin remuneración']),
    );
  });

  it('follow a search', async () => {
    const { data, meta } = await list({
      filters: { keyword: { $containsi: 'datos' } },
      facets: ['location', 'type'],
    });
    expect(meta.facets?.location).toEqual(countsOf(data.flatMap(({ location }) => location ?? [])));
    expect(meta.facets?.type).toEqual(countsOf(data.flatMap(({ type }) => type ?? [])));
  });

  it('are there only when they are asked for', async () => {
    expect((await list({})).meta).not.toHaveProperty('facets');
  });

  it('count a change of this process at once', async () => {
    const coordinator = await logIn(server.address, 'coordinacion');
    const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
      ?.id as number;
    const { data } = await list({ filters: { organization: { id: { $eq: organization } } } }, coordinator);
    const [own] = data;
    if (!own) throw new Error('The demo coordinator has no open project.');
    const count = async () =>
      (await list({ facets: 'presentiality' })).meta.facets?.presentiality?.[own.presentiality] ?? 0;
    const before = await count();
    await coordinator.call('POST /api/projects/:id/close', {
      params: { id: own.id },
      body: { data: { reason: 'unavailable' } },
    });
    expect(await count()).toBe(before - 1);
  });
});

function countsOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
