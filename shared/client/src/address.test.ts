import axios from 'axios';
import { addressOf } from './address.ts';

it('fills in the parameters of the path', () => {
  expect(addressOf('/api/projects/:id/applys', { id: 12 })).toBe('/api/projects/12/applys');
});

it.each<[string, object]>([
  ['nothing', {}],
  ['what is left out', { sort: undefined, filters: { keyword: undefined } }],
  ['lists', { populate: ['organization', 'study_areas'], sort: ['title:asc', 'id'] }],
  ['an empty list', { populate: [] }],
  [
    'filters',
    {
      filters: { keyword: { $containsi: 'mar & río, "él"' }, presentiality: { $in: ['onsite', 'remote'] } },
      pagination: { page: 2 },
    },
  ],
  ['lists of filters', { filters: { $or: [{ title: { $eq: 'a b' } }, { id: { $in: [1, 2] } }] } }],
  ['what is true', { draft: false, facets: true }],
  ['signs', { q: "a/b?c#d%e+f'g(h)!*~[i]@:$,;=" }],
])('writes %s as axios does', (_, query) => {
  expect(addressOf('/api/projects', {}, query)).toBe(axios.getUri({ url: '/api/projects', params: query }));
});
