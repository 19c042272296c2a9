import { user } from '../../test/render.tsx';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { ids } from '@puente/contract/ids';
import { withOrganization } from './with-organization.ts';

const created = { id: ids.organization.parse(9), name: 'Ría Viva' };

it('is the one organisation of a coordinator', () => {
  expect(organizationsOf(withOrganization(user('coordinator', { organization: null }), created))).toEqual([
    created,
  ]);
});

it('is one more of a project manager', () => {
  const first = { id: 5, name: 'Monte Alto' };
  expect(
    organizationsOf(withOrganization(user('projectManager', { organizations: [first] }), created)),
  ).toEqual([first, created]);
});

it('changes nothing of a user without a profile', () => {
  const nobody = { ...user(null), details: null };
  expect(withOrganization(nobody, created)).toBe(nobody);
});
