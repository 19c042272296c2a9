import { user } from '../../test/render.tsx';
import { organizationShown, ownProjectSearch } from './own-project-search.ts';

const own = [
  { id: 5, name: 'Ría Viva' },
  { id: 6, name: 'Monte Alto' },
];
const manager = user('projectManager', { organizations: own });
const shown = (address: string) => organizationShown(new URLSearchParams(address), manager);
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

it('is about one of the user’s organisations: that of the address, else the first', () => {
  expect(shown('organization=6')).toEqual(own[1]);
  for (const other of ['', 'organization=7', 'organization=x']) expect(shown(other)).toEqual(own[0]);
});

it('is about none for a user without any', () => {
  expect(organizationShown(new URLSearchParams(), user('coordinator'))).toBeUndefined();
});
