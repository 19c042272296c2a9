import { limits } from './limits.ts';
import { priceOf } from './query-price.ts';

const name = { organization: { name: { $containsi: 'agua' } } };
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

it.each([
  ['nothing', {}, 0],
  ['a value', { filters: { type: { $eq: 'tfg' } } }, 1],
  ['two operators', { filters: { deadline: { $gte: 'a', $lte: 'b' } } }, 2],
  ['what was not given', { filters: { type: { $eq: 'tfg', $ne: undefined }, keyword: undefined } }, 1],
  ['a part of a text', { filters: { keyword: { $containsi: 'agua' } } }, 2],
  ['a field of a relation', { filters: { program: { code: { $eq: 'a' } } } }, 2],
  ['a part of the text of a relation', { filters: name }, 3],
  ['an alternative of one', { filters: { $or: [name] } }, 3],
  ['alternatives', { filters: { $or: [name, name] } }, 10],
  ['alternatives in alternatives', { filters: { $or: [{ $or: [name, name] }, name] } }, 19],
  ['conditions together', { filters: { $and: [name, name] } }, 6],
  ['facets', { filters: name, facets: ['type', 'location'] }, 9],
])('%s', (_, query, price) => {
  expect(priceOf(query)).toBe(price);
});

it('lets everything through that the pages ask, all filters and facets together', () => {
  const filters = {
    keyword: { $containsi: 'agua limpia' },
    study_areas: { $in: ['Ciencias', 'Ingeniería'] },
    presentiality: { $in: ['onsite'] },
    location: { $eq: 'Soria' },
    type: { $eq: 'tfg' },
    deadline: { $gte: '2026-01-01' },
  };
  const facets = ['presentiality', 'location', 'type', 'study_areas'];
  expect(priceOf({ filters, facets })).toBeLessThanOrEqual(limits.query.price / 2);
  expect(priceOf({ filters: { $or: times(5, name) }, facets })).toBeLessThanOrEqual(limits.query.price);
});

it('refuses many parts of names as alternatives, with facets', () => {
  expect(priceOf({ filters: { $or: times(20, name) }, facets: ['type'] })).toBeGreaterThan(
    limits.query.price,
  );
});
