import { user } from '@puente/testing/pages/records';
import { orderOf, projectSearch, projectsOf, sortsFor } from './search.ts';

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

describe('the order of the list', () => {
  const details = { id: 1, university: 'Universidad de Vigo', province: 'Lugo' };
  const student = user('student', details);
  const newcomer = user('student', { ...details, province: null });
  const values = (address: string, reader: typeof student | null) =>
    sortsFor(read(address), reader).map(({ value }) => value);

  it.each([
    ['', student, 'match'],
    ['modality=remote', student, 'match'],
    ['q=agua', student, 'relevance'],
    ['sort=newest', student, 'newest'],
    ['', newcomer, 'relevance'],
    ['', user('coordinator'), 'relevance'],
    ['', null, 'relevance'],
  ])(
    '%p is what suits a student of whom something is known, unless they ask for another',
    (address, reader, order) => {
      expect(orderOf(read(address), reader)).toBe(order);
    },
  );

  it('is chosen from what makes a difference', () => {
    expect(values('', student)).toEqual(['newest', 'deadline', 'match']);
    expect(values('q=agua', student)).toEqual(['relevance', 'newest', 'deadline', 'match']);
    expect(values('', null)).toEqual(['relevance', 'newest', 'deadline']);
  });
});
