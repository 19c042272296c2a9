import { organization } from '../../test/fixtures.ts';
import { headProblems } from '@puente/testing/structured-data';
import { organizationHead } from './organization-head.ts';

it.each([
  ['that says everything', organization()],
  [
    'that says nothing',
    organization({ description: null, web: null, linkedin: null, location: null, logo: null }),
  ],
])('an organisation %s is one for search engines', (_, one) => {
  const head = organizationHead(one);
  expect(head.data?.()).toMatchObject({ '@type': 'Organization', name: one.name });
  expect(headProblems(head)).toEqual([]);
  expect(head.description).toMatch(one.description ? /^Cuidamos/ : `${one.name} · `);
});
