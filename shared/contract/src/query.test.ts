import * as z from 'zod/mini';
import { ids } from './ids.ts';
import { limits } from './limits.ts';
import {
  all,
  filter,
  listQuery,
  offsetOf,
  one,
  page,
  pageMetaOf,
  populate,
  recordQuery,
  searchPage,
} from './query.ts';

/** Created for each test, so that its coverage counts for that test. */
const query = () =>
  listQuery({
    filters: {
      keyword: filter.contains(),
      area: filter.name(),
      status: filter.oneOf(['new', 'expired']),
      project: filter.id(ids.project),
      size: filter.number(),
      published: filter.moment(),
      open: filter.flag(),
      town: filter.text(),
      email: filter.whole(),
      coordinator: filter.within({
        id: filter.id(ids.project),
        user: filter.within({ email: filter.name() }),
      }),
    },
    facets: ['status'],
    populate: ['organization', 'areas'],
    sort: ['title:asc', 'title:desc', 'size:asc'],
    pageSize: 15,
  });

/** The keys that a refused query is refused for. */
const unknownKeys = (sent: unknown) =>
  (query().safeParse(sent).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );

const accepts = (sent: unknown) => query().safeParse(sent).success;

it('accepts a query that asks for nothing, and gives it the first page', () => {
  expect(query().parse({})).toEqual({ pagination: { page: 1, pageSize: 15 } });
});

describe('what is not on the list', () => {
  it.each([
    [{ filters: { owner: { $eq: '1' } } }, 'owner'],
    [{ filters: { $not: [{ status: { $eq: 'new' } }] } }, '$not'],
    [{ filters: { $or: [{ status: { $eq: 'new' } }, { owner: { $eq: '1' } }] } }, 'owner'],
    [{ filters: { open: { $gte: 'true' } } }, '$gte'],
    [{ filters: { project: { $startsWith: '1' } } }, '$startsWith'],
    [{ filters: { project: { $not: { $not: { $eq: '1' } } } } }, '$not'],
    [{ filters: { email: { $startsWith: 'ana' } } }, '$startsWith'],
    [{ filters: { email: { $not: { $eq: 'ana' } } } }, '$not'],
    [{ populate: { owner: 'true' } }, 'owner'],
    [{ populate: { areas: { populate: 'owner' } } }, 'areas.owner'],
    [{ populate: { areas: { sort: 'name' } } }, 'areas.sort'],
    [{ populate: { areas: 'yes' } }, 'areas.yes'],
    [{ filters: { coordinator: { password: { $eq: 'x' } } } }, 'password'],
    [{ populate: 'organization,owner' }, 'owner'],
    [{ populate: ['organization', '*'] }, '*'],
    [{ populate: [5, 'owner'] }, 'owner'],
    [{ facets: 'colour' }, 'colour'],
    [{ filters: { keyword: { $eq: 'mar' } } }, '$eq'],
    [{ pagination: { withCount: 'false' } }, 'withCount'],
  ])('is refused by name: %j', (sent, key) => {
    expect(unknownKeys(sent)).toEqual([key]);
  });

  it.each([
    { populate: 'organization,' },
    { sort: ['title:asc', 'title:desc'] },
    { sort: ['title:asc', 'size:asc', 'relevance'] },
    { sort: 'title:asc,password:asc' },
    { sort: 'title:up' },
    { fields: 'pass word' },
    { pagination: { pageSize: '101' } },
    { pagination: { limit: '101' } },
    { pagination: { limit: '-1' } },
    { pagination: { start: '-1' } },
    { pagination: { page: '2', start: '10' } },
    { pagination: { pageSize: '10', limit: '10' } },
    { filters: { size: { $between: '1' } } },
    { filters: { size: { $between: '1,2,3' } } },
    { filters: { town: { $between: 'a,b' } } },
    { sort: 'password:asc' },
    { sort: { title: 'asc' } },
    { filters: { status: { $eq: 'draft' } } },
    { filters: { status: { $in: 'new,draft' } } },
  ])('is refused as a value: %j', (sent) => {
    expect(accepts(sent)).toBe(false);
    expect(unknownKeys(sent)).toEqual([]);
  });
});

describe('a filter without an operator', () => {
  it.each([
    [{ area: 'Ciencias' }, { area: { $eq: 'Ciencias' } }],
    [{ project: '3' }, { project: { $eq: 3 } }],
    [{ open: 'true' }, { open: { $eq: true } }],
    [{ keyword: 'agua' }, { keyword: { $containsi: 'agua' } }],
    [{ coordinator: { user: { email: 'a@b.es' } } }, { coordinator: { user: { email: { $eq: 'a@b.es' } } } }],
    [{ $or: [{ town: 'Lugo' }] }, { $or: [{ town: { $eq: 'Lugo' } }] }],
    [{ status: ['new', 'expired'] }, { status: { $in: ['new', 'expired'] } }],
  ])('means what it says: %j', (sent, filters) => {
    expect(query().parse({ filters: sent }).filters).toEqual(filters);
  });

  it('is still refused when its value is none, or its key unknown', () => {
    expect(accepts({ filters: { status: 'draft' } })).toBe(false);
    expect(unknownKeys({ filters: { owner: '1' } })).toEqual(['owner']);
  });
});

it.each([
  [{ status: { $in: [] } }],
  [{ status: { $in: '' } }],
  [{ status: { $in: [''] } }],
  [{ status: [] }],
  [{ status: '' }],
  [{ project: { $notIn: [] } }],
])('ignores a filter that is an empty list: %j', (sent) => {
  expect(query().parse({ filters: sent }).filters).toEqual({});
});

describe('a list', () => {
  it.each([['organization,areas'], [['organization', 'areas']]])('is the same in every form: %j', (sent) => {
    expect(query().parse({ populate: sent }).populate).toEqual(['organization', 'areas']);
  });

  it.each([
    [{ organization: 'true', areas: 'false' }, ['organization']],
    [{ organization: true }, ['organization']],
    [{ organization: { populate: 'logo' } }, ['organization', 'organization.logo']],
    [{ organization: { populate: { logo: 'true' } } }, ['organization', 'organization.logo']],
    [{ areas: 'false' }, undefined],
  ])('of relations is taken as an object: %j', (sent, names) => {
    const nested = listQuery({ filters: {}, populate: ['organization', 'organization.logo', 'areas'] });
    expect(nested.parse({ populate: sent }).populate).toEqual(names);
  });

  it('may have one item', () => {
    expect(query().parse({ populate: 'areas' }).populate).toEqual(['areas']);
    expect(query().parse({ filters: { status: { $in: 'new' } } }).filters).toEqual({
      status: { $in: ['new'] },
    });
  });

  it('of names is never split: a name may have a comma', () => {
    const area = { $in: ['Arte, Música y Danza'] };
    expect(query().parse({ filters: { area } }).filters).toEqual({ area });
    expect(accepts({ filters: { area: { $in: 'Arte, Música y Danza' } } })).toBe(false);
  });

  it('has no more than a hundred items and no empty ones', () => {
    const ids = (length: number) => Array.from({ length }, (_, index) => String(index + 1));
    expect(accepts({ filters: { project: { $in: ids(100) } } })).toBe(true);
    expect(accepts({ filters: { project: { $in: ids(101) } } })).toBe(false);
    expect(accepts({ filters: { project: { $in: '1,,2' } } })).toBe(false);
    expect(accepts({ populate: '' })).toBe(false);
  });
});

describe('a number', () => {
  it('comes as text and arrives as a number', () => {
    expect(query().parse({ filters: { project: { $in: '4,12' } } }).filters).toEqual({
      project: { $in: [4, 12] },
    });
    expect(query().parse({ pagination: { page: '2' } }).pagination.page).toBe(2);
  });

  it.each(['', ' ', 'dos', '1.5', '0', '-3', '2147483648', 'Infinity', null, true])(
    'is refused when it is %p',
    (sent) => {
      expect(accepts({ filters: { project: { $eq: sent } } })).toBe(false);
      expect(accepts({ pagination: { page: sent } })).toBe(false);
    },
  );
});

describe('a page', () => {
  it('has the size that the call says, or the one that is asked for, up to a hundred', () => {
    const sizeOf = (pageSize?: string) =>
      query().parse({ pagination: { ...(pageSize && { pageSize }) } }).pagination.pageSize;
    expect(sizeOf()).toBe(15);
    expect(sizeOf('40')).toBe(40);
    expect(sizeOf('100')).toBe(100);
    expect(() => sizeOf('101')).toThrow('100');
  });

  it.each([
    [
      { start: '20', limit: '10' },
      { page: 3, pageSize: 10, start: 20 },
    ],
    [
      { start: '7', limit: '5' },
      { page: 2, pageSize: 5, start: 7 },
    ],
    [{ start: '0' }, { page: 1, pageSize: 15, start: 0 }],
    [{ limit: '4' }, { page: 1, pageSize: 4, start: 0 }],
  ])('is given by its first row as well: %j', (sent, wanted) => {
    const asked = query().parse({ pagination: sent }).pagination;
    expect(asked).toEqual(wanted);
    expect(offsetOf(asked)).toBe(wanted.start);
    expect(pageMetaOf(asked, 21)).toMatchObject({ start: wanted.start, limit: wanted.pageSize, total: 21 });
  });

  it('has twelve records when the call says nothing', () => {
    expect(listQuery({ filters: {} }).parse({}).pagination).toEqual({ page: 1, pageSize: 12 });
  });
});

describe('words', () => {
  it('are searched without the blanks around them', () => {
    expect(query().parse({ filters: { keyword: { $containsi: '  mar ' } } }).filters).toEqual({
      keyword: { $containsi: 'mar' },
    });
  });

  it.each([' ', 'x'.repeat(201)])('have to be there, and not be a book', (text) => {
    expect(accepts({ filters: { keyword: { $containsi: text } } })).toBe(false);
  });
});

describe('operators', () => {
  const read = (filters: object) => query().parse({ filters }).filters;

  it.each([
    [{ status: { $ne: 'new', $null: 'false' } }, { status: { $ne: 'new', $null: false } }],
    [{ project: { $notIn: '1,2', $null: '1' } }, { project: { $notIn: [1, 2], $null: true } }],
    [{ town: { $contains: 'Lu', $containsi: 'lú' } }, { town: { $contains: 'Lu', $containsi: 'lú' } }],
    [{ size: { $gte: '-5', $lte: '10' } }, { size: { $gte: -5, $lte: 10 } }],
    [
      { published: { $gte: '2026-03-01', $lte: '2026-03-02T10:00+01:00' } },
      { published: { $gte: '2026-03-01T00:00:00.000Z', $lte: '2026-03-02T09:00:00.000Z' } },
    ],
    [{ open: { $eq: 'false' } }, { open: { $eq: false } }],
    [{ open: { $eq: '0' } }, { open: { $eq: false } }],
    [{ open: { $eq: 'true' } }, { open: { $eq: true } }],
    [{ open: { $ne: 'true', $notNull: 'true' } }, { open: { $ne: true, $notNull: true } }],
    [{ size: { $gt: '1', $lt: '9' } }, { size: { $gt: 1, $lt: 9 } }],
    [{ size: { $between: '1,9' } }, { size: { $between: [1, 9] } }],
    [{ project: { $gt: '40', $in: '41,42' } }, { project: { $gt: 40, $in: [41, 42] } }],
    [{ area: { $eqi: 'CIENCIAS', $startsWith: 'C' } }, { area: { $eqi: 'CIENCIAS', $startsWith: 'C' } }],
    [{ area: { $between: ['A, b', 'C'] } }, { area: { $between: ['A, b', 'C'] } }],
    [{ status: { $eqi: 'NEW', $notIn: 'expired' } }, { status: { $eqi: 'NEW', $notIn: ['expired'] } }],
    [{ town: { $not: { $endsWith: 'o' } } }, { town: { $not: { $endsWith: 'o' } } }],
    [{ town: { $not: 'Lugo' } }, { town: { $not: { $eq: 'Lugo' } } }],
    [{ email: { $eq: 'a@b.es', $notNull: '1' } }, { email: { $eq: 'a@b.es', $notNull: true } }],
    [
      { published: { $between: '2026-03-01,2026-03-02' } },
      { published: { $between: ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'] } },
    ],
    [
      { coordinator: { user: { email: { $eq: 'ana@example.org' } } } },
      { coordinator: { user: { email: { $eq: 'ana@example.org' } } } },
    ],
  ])('are read: %j', (sent, wanted) => {
    expect(read(sent)).toEqual(wanted);
  });

  it.each([
    { published: { $gte: '2026-02-30' } },
    { published: { $gte: '9999-01-01' } },
    { published: { $gte: '2026-01-01T25:00Z' } },
    { published: { $gte: 'yesterday' } },
    { published: { $gte: '2026-01-01T10:00' } },
    { size: { $gte: '1.5' } },
    { size: { $gte: '' } },
    { size: { $gte: ' ' } },
    { size: { $lte: '2147483648' } },
    { size: { $gt: 'x' } },
    { published: { $lt: 'x' } },
    { status: { $notIn: 'draft' } },
    { open: { $eq: 'yes' } },
    { status: { $null: 'null' } },
    { town: { $eq: 'a\u0000b' } },
  ])('refuse %j', (filters) => {
    expect(accepts({ filters })).toBe(false);
  });

  it('compare letters in one form', () => {
    expect(read({ town: { $eq: 'A Corun\u0303a' } })).toEqual({ town: { $eq: 'A Coru\u00f1a' } });
  });
});

describe('groups', () => {
  const isNew = { status: { $eq: 'new' } };

  it('nest three deep', () => {
    const filters = {
      $or: [{ $and: [isNew, { $or: [isNew, { project: { $eq: 3 } }] }] }, { town: { $eq: 'Lugo' } }],
    };
    expect(query().parse({ filters }).filters).toEqual(filters);
    expect(unknownKeys({ filters: { $or: [{ $and: [{ $or: [{ $and: [isNew] }] }] }] } })).toEqual(['$and']);
  });

  it('have so many conditions at most, wherever they stand', () => {
    const most = limits.query.conditions;
    const many = (length: number) =>
      Array.from({ length }, () => ({ coordinator: { user: { email: { $eq: 'a' } } } }));
    expect(accepts({ filters: { $or: many(most) } })).toBe(true);
    const excluded = (length: number) =>
      Array.from({ length }, () => ({ size: { $not: { $gt: 1, $lt: 9 } } }));
    expect(accepts({ filters: { $or: excluded(most / 2) } })).toBe(true);
    expect(accepts({ filters: { $or: excluded(most / 2 + 1) } })).toBe(false);
    expect(accepts({ filters: { $or: many(most + 1) } })).toBe(false);
    expect(accepts({ filters: { $or: Array(most + 1).fill({ coordinator: { id: { $eq: 1 } } }) } })).toBe(
      false,
    );
    expect(
      accepts({
        filters: { $or: many(most / 2), $and: [{ $or: many(most / 2 - 1) }], size: { $gte: 1, $lte: 2 } },
      }),
    ).toBe(false);
  });

  it.each([{ $or: [] }, { $or: isNew }, { $and: 'status' }])('are lists of conditions: %j', (filters) => {
    expect(accepts({ filters })).toBe(false);
  });
});

describe('an order', () => {
  it.each([['title'], [['title:asc']], ['title:ASC'], [['title:Asc']]])(
    'ascends when nothing is said, and may be a list of one: %j',
    (sort) => {
      expect(query().parse({ sort }).sort).toBe('title:asc');
    },
  );

  it.each([['title:desc,size'], [['title:DESC', 'size:asc']]])('may be followed by another: %j', (sort) => {
    expect(query().parse({ sort }).sort).toEqual(['title:desc', 'size:asc']);
  });

  it('is by relevance first, or not at all', () => {
    const searched = listQuery({ filters: {}, sort: ['relevance', 'title:asc'] });
    expect(searched.parse({ sort: 'relevance,title' }).sort).toEqual(['relevance', 'title:asc']);
    expect(searched.safeParse({ sort: 'title,relevance' }).success).toBe(false);
  });

  it('is by relevance without a direction, where that is offered', () => {
    const searched = listQuery({ filters: { keyword: filter.contains() }, sort: ['relevance', 'title:asc'] });
    expect(searched.parse({ sort: 'relevance' }).sort).toBe('relevance');
    expect(searched.parse({ sort: 'title' }).sort).toBe('title:asc');
    expect(searched.safeParse({ sort: 'relevance:asc' }).success).toBe(false);
    expect(query().safeParse({ sort: 'relevance' }).success).toBe(false);
  });
});

it('chooses fields by name', () => {
  expect(query().parse({ fields: 'title,tags' }).fields).toEqual(['title', 'tags']);
  expect(query().parse({ fields: ['title'] }).fields).toEqual(['title']);
  expect(recordQuery(['areas']).parse({ fields: '*', populate: 'areas' })).toEqual({
    fields: ['*'],
    populate: ['areas'],
  });
});

it('counts the facets that are asked for', () => {
  expect(query().parse({ facets: 'status' }).facets).toEqual(['status']);
  const answer = page(z.object({ id: z.int() }), ['status']);
  const pagination = { page: 1, pageSize: 15, pageCount: 1, total: 1 };
  expect(
    answer.parse({ data: [{ id: 1 }], meta: { pagination, facets: { status: { new: 1 } } } }).meta.facets,
  ).toEqual({ status: { new: 1 } });
});

it('answers a search with other words that find more, when it has them', () => {
  const answer = searchPage(z.object({ id: z.int() }));
  const pagination = { page: 1, pageSize: 15, pageCount: 0, total: 0 };
  expect(answer.parse({ data: [], meta: { pagination, suggestion: 'agua' } }).meta.suggestion).toBe('agua');
  expect(answer.parse({ data: [], meta: { pagination } }).meta.suggestion).toBeUndefined();
  expect(answer.safeParse({ data: [], meta: { pagination, suggestion: 5 } }).success).toBe(false);
});

it('answers one record, or all of them, in `data`', () => {
  const record = z.object({ id: z.int() });
  expect(one(record).parse({ data: { id: 1 } })).toEqual({ data: { id: 1 } });
  expect(all(record).parse({ data: [{ id: 1 }] })).toEqual({ data: [{ id: 1 }] });
});

it('populates one record by the same rules', () => {
  const populated = z.strictObject({ populate: populate(['favorites']) });
  expect(populated.parse({ populate: 'favorites' })).toEqual({ populate: ['favorites'] });
  expect(populated.safeParse({ populate: 'user' }).success).toBe(false);
});
