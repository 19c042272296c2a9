import { newSavedSearch } from '@puente/contract/forms/saved-search';
import { limits } from '@puente/contract/limits';
import { projectSearch } from '../projects/search.ts';
import { searchToSave } from './search-to-save.ts';

const saved = (address: string) => searchToSave(projectSearch.read(new URLSearchParams(address)));

it('keeps what is looked for, not the page nor the order', () => {
  expect(saved('q=agua&modality=remote&province=Lugo&sort=deadline&page=3')).toEqual({
    name: '«agua», Remoto, Lugo',
    address: 'q=agua&modality=remote&province=Lugo',
    filters: {
      keyword: { $containsi: 'agua' },
      presentiality: { $in: ['remote'] },
      location: { $eq: 'Lugo' },
    },
  });
});

it('can be everything', () => {
  expect(saved('sort=deadline')).toEqual({ name: 'Todos los proyectos', address: '', filters: {} });
});

it.each([
  'q=%3Cscript%3E%22%27%26%23&area=Arte+y+Humanidades&province=A+Coru%C3%B1a&ods=3&ods=13&closing=week&paid=true',
  `q=${'a'.repeat(300)}`,
])('is what the contract takes (%#)', (address) => {
  const search = saved(address);
  expect(newSavedSearch.safeParse({ ...search, frequency: 'weekly' }).error).toBeUndefined();
  expect(search.name.length).toBeLessThanOrEqual(limits.savedSearch.name);
});
