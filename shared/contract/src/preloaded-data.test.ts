import { earlyAnswerAddress, earlyAnswerKey } from './preloaded-data.ts';

const key = (query: object) => earlyAnswerKey('/api/projects', query);

it.each<[string, object, object]>([
  ['the order of names', { sort: 'id', pagination: { page: 1 } }, { pagination: { page: 1 }, sort: 'id' }],
  [
    'numbers and what is true, which are text in an address',
    { page: 2, draft: true },
    { page: '2', draft: 'true' },
  ],
  ['nothing, when it is sent as such', { title: null }, { title: 'null' }],
  [
    'what is left out or empty, which an address does not have',
    { sort: undefined, populate: [], filters: { title: undefined } },
    {},
  ],
])('makes no difference of %s', (_, query, same) => {
  expect(key(query)).toBe(key(same));
});

it.each<[string, object, object]>([
  ['a value', { sort: 'id' }, { sort: 'title' }],
  ['a name', { page: 1 }, { pageSize: 1 }],
  ['depth', { filters: { title: 'a' } }, { title: 'a' }],
  ['the order of a list', { sort: ['title', 'id'] }, { sort: ['id', 'title'] }],
  ['an item more', { populate: ['organization'] }, { populate: ['organization', 'study_areas'] }],
  ['where a name ends', { 'a,b': 'c' }, { a: { b: 'c' } }],
  ['a text that looks like another part', { a: 'b","c' }, { a: { b: 'c' } }],
])('tells calls apart by %s', (_, query, other) => {
  expect(key(query)).not.toBe(key(other));
});

it('is the same text in every release: shell and edge are released apart', () => {
  expect(key({ pagination: { page: 1 } })).toBe('["/api/projects",["pagination","page","1"]]');
});

it('tells calls apart by their path', () => {
  expect(earlyAnswerKey('/api/students/count')).not.toBe(earlyAnswerKey('/api/banners/current'));
});

describe('the address in a manifest', () => {
  it.each<[object | undefined, string]>([
    [undefined, '/api/projects'],
    [{}, '/api/projects'],
    [{ title: undefined }, '/api/projects'],
    [{ sort: 'id' }, '/api/projects?sort=id'],
    [{ page: 2, draft: true }, '/api/projects?page=2&draft=true'],
    [
      { filters: { area: { $eq: 'a b&c' } }, populate: ['x', 'y'] },
      '/api/projects?filters%5Barea%5D%5B%24eq%5D=a%20b%26c&populate%5B0%5D=x&populate%5B1%5D=y',
    ],
  ])('writes each value of %j after the names that lead to it', (query, address) => {
    expect(earlyAnswerAddress('/api/projects', query)).toBe(address);
  });
});
