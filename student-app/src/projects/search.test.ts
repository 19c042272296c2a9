import {
  everything,
  filterCount,
  isFiltered,
  readSearch,
  toQuery,
  writeSearch,
  type ProjectSearch,
} from './search.ts';

const read = (address: string, areas?: readonly string[]) => readSearch(new URLSearchParams(address), areas);

const chosen: ProjectSearch = {
  q: 'huertos',
  areas: ['Arte y Humanidades', 'Ciencias'],
  modalities: ['hybrid', 'remote'],
  province: 'A Coruña',
  page: 3,
};

describe('reading the address', () => {
  it('finds nothing chosen in an empty one', () => {
    expect(read('')).toEqual(everything);
  });

  it('gives back what was written', () => {
    expect(readSearch(writeSearch(chosen))).toEqual(chosen);
    expect(readSearch(writeSearch(everything))).toEqual(everything);
  });

  it('ignores what nobody could have chosen', () => {
    expect(
      read('?modality=telepathic&province=Narnia&area=Alquimia&page=-2&colour=red', ['Ciencias']),
    ).toEqual(everything);
  });

  it.each(['0', '-1', '1.5', 'two', '', '99999999999'])('reads page %p as the first', (page) => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  it('keeps every area until it is known which ones there are', () => {
    expect(read('?area=Alquimia&area=Ciencias').areas).toEqual(['Alquimia', 'Ciencias']);
    expect(read('?area=Alquimia&area=Ciencias', ['Ciencias']).areas).toEqual(['Ciencias']);
  });

  it('takes one choice in another order, or twice, for the same search', () => {
    expect(read('?area=Ciencias&area=Arte&area=Ciencias&modality=remote&modality=onsite')).toEqual(
      read('?modality=onsite&modality=remote&area=Arte&area=Ciencias'),
    );
  });

  it('trims the keyword and cuts it where the API stops reading', () => {
    expect(read('?q=%20%20energ%C3%ADa%20').q).toBe('energía');
    expect(read(`?q=${'a'.repeat(500)}`).q).toHaveLength(200);
  });
});

describe('asking the API', () => {
  it('asks for the newest first, without filters when nothing is chosen', () => {
    expect(toQuery(everything)).toEqual({
      populate: ['organization', 'study_areas'],
      sort: 'publishedAt:desc',
      pagination: { page: 1 },
    });
  });

  it('turns each choice into its filter', () => {
    expect(toQuery(chosen)).toMatchObject({
      filters: {
        keyword: { $containsi: 'huertos' },
        study_areas: { $in: ['Arte y Humanidades', 'Ciencias'] },
        presentiality: { $in: ['hybrid', 'remote'] },
        location: { $eq: 'A Coruña' },
      },
      pagination: { page: 3 },
    });
  });
});

it('counts the filters without the keyword', () => {
  expect(filterCount(chosen)).toBe(5);
  expect(filterCount({ ...everything, q: 'sol' })).toBe(0);
  expect(isFiltered({ ...everything, q: 'sol' })).toBe(true);
  expect(isFiltered({ ...everything, page: 4 })).toBe(false);
});
