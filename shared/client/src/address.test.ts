import axios from 'axios';
import { addressOf } from './address.ts';

it.each([
  [undefined],
  [{}],
  [{ q: 'mar & río', page: 2, unfollowed: true, none: null, missing: undefined }],
  [{ populate: ['organization', 'study_areas'], sort: 'publishedAt:desc', pagination: { pageSize: 3 } }],
  [{ filters: { keyword: { $containsi: "d'Ordes (100 %)" }, presentiality: { $in: ['onsite', 'remote'] } } }],
  [{ filters: { $or: [{ id: { $eq: 1 } }, { name: { $eq: 'ñ+~' } }] }, ids: [] }],
])('is the one by which axios, with which files are sent, asks for %j', (query) => {
  expect(addressOf('/api/projects', query)).toBe(axios.getUri({ url: '/api/projects', params: query }));
});
