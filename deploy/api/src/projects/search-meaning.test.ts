import { type Client, clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

describe('what a search means', () => {
  const find = async (typed: string, query: object = {}) =>
    (
      await anyone.wrong('GET /api/projects', {
        query: {
          filters: { keyword: { $containsi: typed } },
          sort: 'relevance',
          pagination: { pageSize: 100 },
          ...query,
        },
      })
    ).data;

  it('is a condition for the words that name one, which the answer tells', async () => {
    const { data, meta } = await find('TFM en remoto, remunerado');
    expect(meta.understood).toEqual([
      { words: 'TFM', label: 'TFM' },
      { words: 'en remoto,', label: 'Remoto' },
      { words: 'remunerado', label: 'Remunerado' },
    ]);
    expect(data.length).toBeGreaterThan(0);
    for (const { type, presentiality, remuneration } of data) {
      expect(['TFM', 'TFG o TFM']).toContain(type);
      expect(presentiality).toBe('remote');
      expect(remuneration).toMatch(/^(?!Sin|No|Gastos)/);
    }
  });

  it.each([
    ['coruña', 'A Coruña'],
    ['Galicia', 'Galicia'],
    ['prácticas', 'Con prácticas'],
    ['híbrido', 'Híbrido'],
    ['ciencias de la salud', 'Ciencias de la Salud'],
    ['trabajo de fin de grado', 'TFG'],
  ])('%s is %s', async (typed, label) => {
    const { data, meta } = await find(typed);
    expect(meta.understood).toEqual([{ words: typed, label }]);
    expect(data.length).toBeGreaterThan(0);
  });

  it('is the filter that was chosen, when words name another', async () => {
    const { meta } = await find('remoto', {
      filters: { keyword: { $containsi: 'remoto' }, presentiality: { $eq: 'onsite' } },
    });
    expect(meta.understood).toBeUndefined();
  });

  it('is just the words in quotes', async () => {
    const { meta, data } = await find('"madrid" agua');
    expect(meta.understood).toBeUndefined();
    const texts = data.map((project) => JSON.stringify(project).toLowerCase());
    expect(texts.filter((text) => !text.includes('agua') && !text.includes('madrid'))).toEqual([]);
  });

  it('is the words, when their condition leaves nothing', async () => {
    const { meta } = await find('híbrido', {
      filters: { keyword: { $containsi: 'agua remoto' }, location: { $eq: 'Madrid' } },
    });
    expect(meta.understood).toBeUndefined();
  });

  it('is most of it when nothing has all, for a caller who asks for the most relevant, and says what was left out', async () => {
    const { data, meta } = await find('puerta zzyzx');
    expect(meta.without).toEqual(['zzyzx']);
    expect(data.length).toBeGreaterThan(0);
    expect((await find('puerta zzyzx', { sort: 'publishedAt:desc' })).data).toEqual([]);
    // Each word that is tried is one more count.
    expect((await find('puerta zzyzx zzyzy zzyzw zzyzv')).data).toEqual([]);
    expect((await find('remoto zzyzx')).meta).toMatchObject({
      understood: [{ label: 'Remoto' }],
      without: ['zzyzx'],
    });
  });

  it.each([
    ['magisterio', 'Educación Infantil y Primaria'],
    ['ade', 'Administración y Dirección de Empresas'],
    ['teleco', 'Ingeniería de Telecomunicación'],
    ['ingeniería del software', 'Ingeniería Informática'],
    ['rrhh', 'Relaciones Laborales'],
  ])('is a study by another name: %s', async (typed, subarea) => {
    const { data } = await find(typed);
    expect(data[0]?.academic_profile).toContain(subarea);
  });

  it('is a tool by its whole name', async () => {
    const { data } = await find('R');
    expect(data[0]?.tags).toContain('R');
    const cplusplus = (await find('C++')).data;
    expect(cplusplus.length).toBeGreaterThan(0);
    expect(
      cplusplus.every(({ academic_profile: profile }) => profile.includes('Ingeniería Informática')),
    ).toBe(true);
  });

  it('is no other word of the same stem while there are better ones', async () => {
    const titles = (await find('ingeniería informática', { pagination: { pageSize: 10 } })).data.map(
      ({ title }) => title,
    );
    expect(titles.filter((title) => /ejercicio|felina|menús/i.test(title))).toEqual([]);
    const architecture = (await find('arquitectura')).data;
    expect(architecture.length).toBeLessThan(20);
  });
});
