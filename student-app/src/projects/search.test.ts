import { projectSearch, projectsOf } from './search.ts';

const read = (address: string) => projectSearch.read(new URLSearchParams(address));

it('asks for what fits best, without filters when nothing is chosen', () => {
  expect(projectsOf(projectSearch.everything)).toEqual({
    populate: ['organization', 'study_areas', 'study_subareas'],
    sort: 'relevance',
    pagination: { page: 1 },
  });
});

it('turns each choice of the address into its filter', () => {
  const address =
    'q=huertos&area=Arte+y+Humanidades&area=Ciencias&modality=hybrid&modality=remote&province=A+Coru%C3%B1a&page=3';
  expect(projectSearch.write(read(address)).toString()).toBe(address);
  expect(projectsOf(read(address))).toMatchObject({
    filters: {
      keyword: { $containsi: 'huertos' },
      study_areas: { $in: ['Arte y Humanidades', 'Ciencias'] },
      presentiality: { $in: ['hybrid', 'remote'] },
      location: { $eq: 'A Coruña' },
    },
    pagination: { page: 3 },
  });
});

it('ignores what nobody could have chosen', () => {
  expect(read('modality=telepathic&province=Narnia&page=-2&sort=colour')).toEqual(projectSearch.everything);
});
