import { satisfy as asTheRuntimeDoes } from '@module-federation/runtime-core';
import { satisfy } from './slim-federation.ts';

it.each([
  ['19.3.1', '^19.3.0'],
  ['19.3.0', '^19.3.0'],
  ['19.10.0', '^19.3.7'],
  ['19.2.9', '^19.3.0'],
  ['19.3.1', '^19.3.2'],
  ['20.0.0', '^19.3.0'],
  ['1.0.0', '^1.0.0'],
])('takes %s for %s as the runtime of federation would', (version, range) => {
  expect(satisfy(version, range)).toBe(asTheRuntimeDoes(version, range));
});
