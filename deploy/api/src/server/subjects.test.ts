import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Declared } from '@puente/contract/call';
import { calls } from '@puente/contract/calls';

const subjects = [...new Set(Object.values<Declared>(calls).map(({ group }) => group.subject))];

it.each(subjects)('serves the calls of %s from the folder of that name', (subject) => {
  expect(existsSync(join(import.meta.dirname, '..', subject, 'routes.ts'))).toBe(true);
});
