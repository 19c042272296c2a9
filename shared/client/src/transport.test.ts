import { addressOf } from './transport.ts';

it('fills in the parameters of the path', () => {
  expect(addressOf('/api/projects/:id/applys', { id: 12 })).toBe('/api/projects/12/applys');
});

it('writes the query as app manifests announce it', () => {
  const query = {
    filters: {
      keyword: { $containsi: 'mar y río' },
      presentiality: { $in: ['onsite', 'remote'] },
      sort: undefined,
    },
    populate: ['organization', 'study_areas'],
    pagination: { page: 2 },
  };
  expect(addressOf('/api/projects', {}, query)).toBe(
    '/api/projects?filters%5Bkeyword%5D%5B$containsi%5D=mar+y+r%C3%ADo&filters%5Bpresentiality%5D%5B$in%5D%5B0%5D=onsite' +
      '&filters%5Bpresentiality%5D%5B$in%5D%5B1%5D=remote&populate%5B%5D=organization&populate%5B%5D=study_areas' +
      '&pagination%5Bpage%5D=2',
  );
});

it('leaves a call without a query as it is', () => {
  expect(addressOf('/api/users/me', {}, {})).toBe('/api/users/me');
});
