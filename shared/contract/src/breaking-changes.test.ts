import { breakingChanges } from './breaking-changes.ts';

const described = (fields: object, query: object[] = []) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: {
    '/api/things': {
      get: {
        parameters: query,
        responses: {
          200: {
            description: 'Things',
            content: {
              'application/json': {
                schema: { type: 'object', properties: fields, required: Object.keys(fields) },
              },
            },
          },
        },
      },
    },
  },
});
const codes = (open: boolean, ...list: string[]) => ({
  code: { type: 'string', enum: list, ...(open && { 'x-extensible-enum': true }) },
});
const name = { name: { type: 'string' } };
const text = { type: 'string' };

it.each([
  ['a call that is gone', { ...described(name), paths: {} }],
  ['a field of an answer that is gone', described({})],
  [
    'a new parameter that must be given',
    described(name, [{ name: 'q', in: 'query', required: true, schema: text }]),
  ],
])('finds %s', (_, next) => {
  expect(breakingChanges(described(name), next)).not.toEqual([]);
});

it.each([
  ['nothing', described(name)],
  ['a new field of an answer', described({ ...name, city: text })],
  ['a new code of an open list', described(codes(true, 'a', 'b')), described(codes(false, 'a'))],
  ['a new parameter that may be left out', described(name, [{ name: 'q', in: 'query', schema: text }])],
])('lets %s pass', (_, next, before = described(name)) => {
  expect(breakingChanges(before, next)).toEqual([]);
});

it('finds a new code of any other list', () => {
  expect(breakingChanges(described(codes(false, 'a')), described(codes(false, 'a', 'b')))).not.toEqual([]);
});

it('finds a field that is gone from an entity which another entity has', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const entity = (fields: object) => ({ type: 'object', properties: fields, required: Object.keys(fields) });
  const withEntities = (fields: object) => ({
    ...described({ project: ref('Project') }),
    components: { schemas: { Project: entity({ owner: ref('Owner') }), Owner: entity(fields) } },
  });
  expect(breakingChanges(withEntities(name), withEntities({ title: text }))).toContainEqual(
    expect.stringContaining('[Removed] property `name`'),
  );
  expect(breakingChanges(withEntities(name), withEntities({ ...name, title: text }))).toEqual([]);
  expect(breakingChanges(withEntities(name), withEntities({ name: { type: 'boolean' } }))).not.toEqual([]);
});

it.each([
  ['another type', { type: 'boolean' }, true],
  ['a type more', { type: ['string', 'null'] }, true],
  ['the type alone', text, false],
])('tells whether %s of an answer breaks clients', (_, next, breaks) => {
  const before = described({ name: breaks ? text : { type: ['string', 'null'] } });
  expect(breakingChanges(before, described({ name: next })).length > 0).toBe(breaks);
});

it('reads no text or example, but a field that is called description', () => {
  const about = { description: { type: 'string', description: 'Old words' } };
  const next = { description: { type: 'string', description: 'New words', example: 'x' } };
  expect(breakingChanges(described(about), described(next))).toEqual([]);
  expect(breakingChanges(described(about), described({}))).not.toEqual([]);
});

it('lets a release refuse for a new reason: clients show the message of a code that they do not know', () => {
  const refusing = (names: string[]) => {
    const error = { type: 'object', properties: { name: { type: 'string', enum: names } } };
    return described({ error, name: { type: 'string', enum: names } });
  };
  expect(breakingChanges(refusing(['Forbidden']), refusing(['Forbidden', 'TooLate']))).toEqual([
    expect.stringContaining('`name`'),
  ]);
});
