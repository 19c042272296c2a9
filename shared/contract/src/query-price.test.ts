import type { Call } from './call.ts';
import { positionsOf } from './call-positions.ts';
import { calls } from './calls.ts';
import { limits } from './limits.ts';
import { operatorPoints, priceOf } from './query-price.ts';

const name = { organization: { name: { $containsi: 'agua' } } };
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

it.each([
  ['nothing', {}, 0],
  ['a value', { filters: { type: { $eq: 'tfg' } } }, 1],
  ['two operators', { filters: { year: { $gte: 1, $lte: 2 } } }, 2],
  ['what was not given', { filters: { type: { $eq: 'tfg', $ne: undefined }, keyword: undefined } }, 1],
  ['a part of a text', { filters: { keyword: { $containsi: 'agua' } } }, 2],
  ['a field of a relation', { filters: { program: { code: { $eq: 'a' } } } }, 2],
  ['a part of the text of a relation', { filters: name }, 3],
  ['an alternative of one', { filters: { $or: [name] } }, 3],
  ['alternatives', { filters: { $or: [name, name] } }, 10],
  ['alternatives in alternatives', { filters: { $or: [{ $or: [name, name] }, name] } }, 19],
  ['conditions together', { filters: { $and: [name, name] } }, 6],
  ['a text whatever its case', { filters: { title: { $eqi: 'agua' } } }, 2],
  ['the beginning and the end', { filters: { title: { $startsWith: 'a', $endsWith: 'a' } } }, 4],
  ['numbers between', { filters: { year: { $between: [1, 2] } } }, 2],
  ['moments', { filters: { date: { $lt: '2026-01-01T00:00:00.000Z' } } }, 1],
  ['texts in order', { filters: { title: { $gt: 'a', $between: ['a', 'b'] } } }, 5],
  ['what is excluded', { filters: { title: { $not: { $eq: 'a', $contains: 'b' } } } }, 5],
  ['one sort', { sort: 'title:asc' }, 0],
  ['two sorts', { sort: ['title:asc', 'year:asc'] }, 10],
  ['facets', { filters: name, facets: ['type', 'location'] }, 9],
])('%s', (_, query, price) => {
  expect(priceOf(query)).toBe(price);
});

it('has a price for every operator of the contract', () => {
  const operators = (Object.values(calls) as Call[])
    .flatMap(positionsOf)
    .filter(({ path }) => path[0] === 'filters')
    .flatMap(({ path }) =>
      path.filter((step) => step.startsWith('$') && !['$or', '$and', '$not'].includes(step)),
    );
  expect([...new Set(operators)].sort()).toEqual(Object.keys(operatorPoints).sort());
  expect(() => priceOf({ filters: { title: { $regex: 'a' } } })).toThrow('$regex');
});

it('lets everything through that the pages ask, all filters and facets together', () => {
  const filters = {
    keyword: { $containsi: 'agua limpia' },
    study_areas: { $in: ['Ciencias', 'Ingeniería'] },
    study_subareas: { $in: ['Biología'] },
    presentiality: { $in: ['onsite'] },
    location: { $eq: 'Soria' },
    type: { $in: ['TFG'] },
    dedication: { $in: ['Flexible'] },
    paid: { $eq: true },
    internship: { $eq: true },
    ods: { $in: ['13'] },
    language: { $in: ['Inglés'] },
    program: { name: { $in: ['Emprende TFG'] } },
    closing: { $eq: 'week' },
  };
  const facets = Object.keys(filters).slice(1);
  expect(priceOf({ filters, facets })).toBeLessThanOrEqual(limits.query.price);
  expect(priceOf({ filters: { $or: times(5, name) }, facets: facets.slice(0, 4) })).toBeLessThanOrEqual(
    limits.query.price,
  );
});

it('refuses many parts of names as alternatives, with facets', () => {
  expect(priceOf({ filters: { $or: times(20, name) }, facets: ['type'] })).toBeGreaterThan(
    limits.query.price,
  );
});
