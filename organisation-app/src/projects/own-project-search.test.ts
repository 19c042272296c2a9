import { ownProjectSearch } from './own-project-search.ts';

const asked = (address: string) =>
  ownProjectSearch.toQuery(ownProjectSearch.read(new URLSearchParams(address)));

it('asks for every status, the newest first, unless the address says otherwise', () => {
  expect(asked('')).toEqual({ sort: 'createdAt:desc', pagination: { page: 1 } });
  expect(asked('q=agua&status=expired&sort=unanswered&page=3')).toEqual({
    filters: { keyword: { $containsi: 'agua' }, status: { $eq: 'expired' } },
    sort: 'unanswered:desc',
    pagination: { page: 3 },
  });
});

it.each(['status=toString', 'status=preselected', 'sort=x', 'page=0', 'page=todo'])(
  'takes %s as if it were not there',
  (address) => expect(asked(address)).toEqual(asked('')),
);
