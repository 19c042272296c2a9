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
  ['a new parameter that may be left out', described(name, [{ name: 'q', in: 'query', schema: text }])],
])('lets %s pass', (_, next) => {
  expect(breakingChanges(described(name), next)).toEqual([]);
});
