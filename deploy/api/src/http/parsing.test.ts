import * as z from 'zod/mini';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { filter, listQuery } from '@puente/contract/query';
import { queryMessages } from '@puente/contract/query-messages';
import { parseBody, parseParams, parseQuery } from './parsing.ts';
import { Refusal } from './refuse.ts';

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('parseParams', () => {
  it('reads positive 32-bit numbers', () => {
    expect(parseParams({ id: '2147483647' })).toEqual({ id: 2_147_483_647 });
  });

  it.each(['0', '01', '-1', '1.0', '1e2', ' 1', '2147483648', '', 'NaN', '0x1'])(
    'finds nothing at %p',
    (id) => {
      expect(refusalOf(() => parseParams({ id })).code).toBe('NotFound');
    },
  );
});

describe('parseQuery', () => {
  const schema = listQuery({
    filters: { name: filter.contains(), kind: filter.oneOf(['a', 'b']), id: filter.id(ids.project) },
    populate: ['owner'],
    sort: ['name:asc'],
  });
  const query = (text: string) => parseQuery(schema, `/list?${text}`);

  it('reads the query language, encoded or not', () => {
    expect(
      query(
        'filters[id][$in]=1,2&filters%5Bname%5D%5B%24containsi%5D=a%26b&populate=owner&sort=name:asc&pagination[page]=2',
      ),
    ).toEqual({
      filters: { id: { $in: [1, 2] }, name: { $containsi: 'a&b' } },
      populate: ['owner'],
      sort: 'name:asc',
      pagination: { page: 2, pageSize: 12 },
    });
    expect(parseQuery(schema, '/list')).toEqual({ pagination: { page: 1, pageSize: 12 } });
  });

  it('names the key that it does not know', () => {
    expect(refusalOf(() => query('filters[name][$eq]=x'))).toMatchObject({
      code: 'UnknownParameter',
      details: { key: 'filters.name.$eq' },
    });
    expect(refusalOf(() => query('x=1'))).toMatchObject({ code: 'UnknownParameter', details: { key: 'x' } });
    expect(refusalOf(() => query('populate=owner,password'))).toMatchObject({
      code: 'UnknownParameter',
      details: { key: 'populate.password' },
    });
  });

  it.each([
    ['filters[student][disability]=1', 'filters.student.disability'],
    ['filters[student][user][disability][$eq]=1', 'filters.student.user.disability'],
    ['filters[$or][0][id][$eq]=1&filters[$or][1][a][b][$in]=1', 'filters.$or.1.a.b'],
    [`${'x'.repeat(1000)}=1`, 'x'.repeat(200)],
  ])('names the whole key: %s', (text, key) => {
    expect(refusalOf(() => query(text))).toMatchObject({ code: 'UnknownParameter', details: { key } });
  });

  it.each([
    'populate[0][x]=__proto__',
    'populate[owner][populate][0][x]=1',
    'populate[owner][populate][x][y][z]=1',
    'populate[owner][]=a&populate[owner][b]=c',
    'sort[a]=name:asc',
    'sort[0][a]=name',
  ])('refuses what no client means: %s', (text) => {
    expect(['UnknownParameter', 'ValidationError']).toContain(refusalOf(() => query(text)).code);
  });

  it('says what a query may have instead', () => {
    expect(refusalOf(() => query('populate=password')).details.allowed).toEqual(['owner']);
    expect(refusalOf(() => query('filters[name][$eq]=x')).details.allowed).toEqual(['$containsi']);
    expect(refusalOf(() => query('sort=size')).details.fields).toEqual({
      sort: queryMessages.allowedValues(['name:asc']),
    });
  });

  it('says at which key a value is wrong', () => {
    expect(refusalOf(() => query('filters[$or][0][kind][$eq]=c&pagination[page]=x')).details.fields).toEqual({
      'filters.$or.0.kind.$eq': queryMessages.allowedValues(['a', 'b']),
      'pagination.page': messages.pattern,
    });
  });

  it('refuses what is too deep or too much', () => {
    for (const text of [
      `filters${'[a]'.repeat(13)}=1`,
      'filters[$or][201][id][$eq]=1',
      Array.from({ length: 600 }, (_, index) => `a${index}=1`).join('&'),
    ]) {
      expect(refusalOf(() => query(text)).code).toBe('ValidationError');
    }
  });

  it('leaves the prototype of objects alone', () => {
    for (const text of [
      '__proto__[polluted]=1',
      'filters[__proto__][polluted]=1',
      'constructor[prototype][polluted]=1',
    ]) {
      try {
        query(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('parseBody', () => {
  const schema = z.object({
    data: z.object({
      title: z.string().check(z.minLength(3, messages.tooShort(3)), z.maxLength(5)),
      tags: z.array(z.object({ name: z.string() })),
      place: z.optional(z.enum(['here'])),
    }),
  });

  it('says in Spanish what is wrong with each field, by the name that its form knows', () => {
    const { details } = refusalOf(() =>
      parseBody(schema, { data: { title: 'ab', tags: [{ name: 'x' }, {}], place: 'there' } }),
    );
    expect(details.fields).toEqual({
      title: 'Escribe al menos 3 caracteres.',
      tags: messages.required,
      place: messages.pattern,
    });
    expect(
      refusalOf(() => parseBody(schema, { data: { title: 'abcdef', tags: [] } })).details.fields,
    ).toEqual({ title: messages.tooLong });
  });

  it('drops what the schema does not have', () => {
    expect(parseBody(schema, { data: { title: 'abc', tags: [], id: 7 }, admin: true })).toEqual({
      data: { title: 'abc', tags: [] },
    });
  });

  it.each([undefined, null, 'text', 7, []])('takes %p for a body without fields', (body) => {
    expect(refusalOf(() => parseBody(schema, body)).code).toBe('ValidationError');
  });
});

it('refuses a list that asks too much, in a sentence', () => {
  const schema = listQuery({
    filters: { owner: filter.within({ name: filter.text() }) },
    facets: ['owner', 'kind'],
  });
  const query = (count: number, rest = '') =>
    parseQuery(
      schema,
      `/list?${Array.from({ length: count }, (_, index) => `filters[$or][${index}][owner][name][$containsi]=a`).join('&')}${rest}`,
    );
  expect(query(20).filters?.$or).toHaveLength(20);
  for (const dear of [() => query(limits.query.conditions + 1), () => query(20, '&facets=owner')])
    expect(refusalOf(dear)).toMatchObject({
      code: 'ValidationError',
      details: { fields: { filters: 'La búsqueda es demasiado compleja. Quita filtros y vuelve a probar.' } },
    });
});
