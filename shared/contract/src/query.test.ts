import * as z from 'zod/mini';
import { filter, listQuery, populate } from './query.ts';

const query = listQuery({
  filters: {
    keyword: filter.contains(),
    area: filter.name(),
    status: filter.oneOf(['new', 'expired']),
    project: filter.id(),
  },
  populate: ['organization', 'areas'],
  sort: ['title:asc', 'title:desc'],
  pageSize: 15,
});

/** The keys that a refused query is refused for. */
const unknownKeys = (sent: unknown) =>
  (query.safeParse(sent).error?.issues ?? []).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));

const accepts = (sent: unknown) => query.safeParse(sent).success;

it('accepts a query that asks for nothing, and gives it the first page', () => {
  expect(query.parse({})).toEqual({ pagination: { page: 1, pageSize: 15 } });
});

describe('what is not on the list', () => {
  it.each([
    [{ fields: 'title' }, 'fields'],
    [{ filters: { owner: { $eq: '1' } } }, 'owner'],
    [{ filters: { $or: [{ status: { $eq: 'new' } }] } }, '$or'],
    [{ filters: { status: { $ne: 'new' } } }, '$ne'],
    [{ filters: { keyword: { $eq: 'mar' } } }, '$eq'],
    [{ pagination: { start: '0' } }, 'start'],
  ])('is refused by name: %j', (sent, key) => {
    expect(unknownKeys(sent)).toEqual([key]);
  });

  it.each([
    { populate: '*' },
    { populate: 'owner' },
    { populate: 'organization,owner' },
    { sort: 'password:asc' },
    { filters: { status: { $eq: 'draft' } } },
    { filters: { status: { $in: 'new,draft' } } },
  ])('is refused as a value: %j', (sent) => {
    expect(accepts(sent)).toBe(false);
  });
});

describe('a list', () => {
  it.each([['organization,areas'], [['organization', 'areas']]])('is the same in every form: %j', (sent) => {
    expect(query.parse({ populate: sent }).populate).toEqual(['organization', 'areas']);
  });

  it('may have one item', () => {
    expect(query.parse({ populate: 'areas' }).populate).toEqual(['areas']);
    expect(query.parse({ filters: { status: { $in: 'new' } } }).filters).toEqual({ status: { $in: ['new'] } });
  });

  it('of names is never split: a name may have a comma', () => {
    const area = { $in: ['Arte, Música y Danza'] };
    expect(query.parse({ filters: { area } }).filters).toEqual({ area });
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
    expect(query.parse({ filters: { project: { $in: '4,12' } } }).filters).toEqual({ project: { $in: [4, 12] } });
    expect(query.parse({ pagination: { page: '2' } }).pagination.page).toBe(2);
  });

  it.each(['', ' ', 'dos', '1.5', '0', '-3', '2147483648', 'Infinity', null, true])('is refused when it is %p', (sent) => {
    expect(accepts({ filters: { project: { $eq: sent } } })).toBe(false);
    expect(accepts({ pagination: { page: sent } })).toBe(false);
  });
});

describe('a page', () => {
  it('has the size that the call says, or the one that is asked for, up to a hundred', () => {
    const sizeOf = (pageSize?: string) => query.parse({ pagination: { ...(pageSize && { pageSize }) } }).pagination.pageSize;
    expect(sizeOf()).toBe(15);
    expect(sizeOf('40')).toBe(40);
    expect(sizeOf('5000')).toBe(100);
  });

  it('has twelve records when the call says nothing', () => {
    expect(listQuery({ filters: {} }).parse({}).pagination).toEqual({ page: 1, pageSize: 12 });
  });
});

describe('words', () => {
  it('are searched without the blanks around them', () => {
    expect(query.parse({ filters: { keyword: { $containsi: '  mar ' } } }).filters).toEqual({ keyword: { $containsi: 'mar' } });
  });

  it.each([' ', 'x'.repeat(201)])('have to be there, and not be a book', (text) => {
    expect(accepts({ filters: { keyword: { $containsi: text } } })).toBe(false);
  });
});

it('populates one record by the same rules', () => {
  const one = z.strictObject({ populate: populate(['favorites']) });
  expect(one.parse({ populate: 'favorites' })).toEqual({ populate: ['favorites'] });
  expect(one.safeParse({ populate: 'user' }).success).toBe(false);
});
