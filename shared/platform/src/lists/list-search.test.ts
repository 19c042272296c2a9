import { limits } from '@puente/contract/limits';
import { listSearch } from './index.ts';
import { longestKeyword } from './list-filters.ts';

const list = listSearch('GET /api/projects', ({ keyword, manyNamed, manyOf, oneOf, flag }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    area: manyNamed({
      label: 'Área',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
    modality: manyOf({
      label: 'Modalidad',
      values: ['onsite', 'remote'],
      words: { onsite: 'Presencial', remote: 'Remoto' },
      facet: 'presentiality',
      where: (codes) => (codes.length === 2 ? null : { presentiality: { $in: codes } }),
    }),
    province: oneOf({
      label: 'Provincia',
      values: ['Lugo', 'Ourense'],
      facet: 'location',
      where: (name) => ({ location: { $eq: name } }),
    }),
    internship: flag({
      label: 'Prácticas',
      words: 'Con prácticas',
      where: () => ({ internship: { $eq: true } }),
    }),
  },
  sorts: {
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    deadline: { label: 'Plazo más próximo', order: 'deadline:asc' },
  },
}));

const read = (address: string) => list.read(new URLSearchParams(address));
const write = (search: ReturnType<typeof read>) => list.write(search).toString();

describe('reading the address', () => {
  it('finds nothing chosen in an empty one', () => {
    expect(read('')).toEqual(list.everything);
  });

  it('gives back what was written, in one order', () => {
    const address =
      'q=huertos&area=Arte&area=Ciencias&modality=remote&province=Lugo&internship=1&sort=deadline&page=3';
    expect(write(read(address))).toBe(address);
    expect(
      write(
        read(
          'page=3&sort=deadline&internship=1&province=Lugo&modality=remote&area=Ciencias&area=Arte&area=Ciencias&q=+huertos+',
        ),
      ),
    ).toBe(address);
  });

  it('ignores what no filter offers', () => {
    expect(
      read('modality=telepathic&province=Narnia&internship=maybe&sort=colour&page=-2&colour=red&q=+'),
    ).toEqual(list.everything);
  });

  it('keeps every name until it is known which ones there are', () => {
    expect(read('area=Alquimia&area=Ciencias').chosen.area).toEqual(['Alquimia', 'Ciencias']);
    const known = { area: ['Ciencias'] };
    expect(list.read(new URLSearchParams('area=Alquimia&area=Ciencias'), known).chosen.area).toEqual([
      'Ciencias',
    ]);
  });

  it('takes one value where there can be but one', () => {
    expect(read('province=Ourense&province=Lugo').chosen.province).toEqual(['Lugo']);
  });

  it('cuts the keyword where the API stops reading', () => {
    expect(longestKeyword).toBe(limits.query.text);
    expect(read(`q=${'a'.repeat(500)}`).chosen.q).toEqual(['a'.repeat(200)]);
  });
});

describe('asking the API', () => {
  it('asks in the usual order, without filters when nothing is chosen', () => {
    expect(list.toQuery(list.everything)).toEqual({ sort: 'publishedAt:desc', pagination: { page: 1 } });
  });

  it('turns each choice into its filter', () => {
    expect(
      list.toQuery(
        read('q=agua&area=Ciencias&modality=remote&province=Lugo&internship=1&sort=deadline&page=2'),
      ),
    ).toEqual({
      filters: {
        keyword: { $containsi: 'agua' },
        study_areas: { $in: ['Ciencias'] },
        presentiality: { $in: ['remote'] },
        location: { $eq: 'Lugo' },
        internship: { $eq: true },
      },
      sort: 'deadline:asc',
      pagination: { page: 2 },
    });
  });

  it('asks nothing for a choice that is no condition', () => {
    expect(list.toQuery(read('modality=remote&modality=onsite'))).not.toHaveProperty('filters');
  });

  it('counts the options under the same conditions, whatever page and order', () => {
    expect(list.toCountQuery(read('province=Lugo&page=4&sort=deadline'))).toEqual({
      filters: { location: { $eq: 'Lugo' } },
      pagination: { page: 1, pageSize: 1 },
    });
    expect(list.toFacetQuery(read('province=Lugo&page=4&sort=deadline'))).toEqual({
      filters: { location: { $eq: 'Lugo' } },
      facets: ['study_areas', 'presentiality', 'location'],
      pagination: { page: 1, pageSize: 1 },
    });
  });
});

describe('what narrows a search', () => {
  const search = read('q=agua&modality=onsite&modality=remote&province=Lugo&page=2');

  it('is counted without the keyword', () => {
    expect(list.count(search)).toBe(3);
    expect(list.count(read('q=sol'))).toBe(0);
    expect(list.isNarrowed(read('q=sol'))).toBe(true);
    expect(list.isNarrowed(read('page=4&sort=deadline'))).toBe(false);
  });

  it('can be taken away value by value, from the first page on', () => {
    expect(
      list.chips(search).map(({ label, name, value }) => [label, write(list.drop(search, name, value))]),
    ).toEqual([
      ['«agua»', 'modality=onsite&modality=remote&province=Lugo'],
      ['Presencial', 'q=agua&modality=remote&province=Lugo'],
      ['Remoto', 'q=agua&modality=onsite&province=Lugo'],
      ['Lugo', 'q=agua&modality=onsite&modality=remote'],
    ]);
  });

  it('or filter by filter', () => {
    expect(list.narrowings(search).map(({ label, without }) => [label, write(without)])).toEqual([
      ['«agua»', 'modality=onsite&modality=remote&province=Lugo'],
      ['Modalidad: Presencial, Remoto', 'q=agua&province=Lugo'],
      ['Provincia: Lugo', 'q=agua&modality=onsite&modality=remote'],
    ]);
  });
});
