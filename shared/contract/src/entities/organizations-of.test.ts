import { ids } from '../ids.ts';
import { organizationsOf } from './organizations-of.ts';

const sea = { id: ids.organization.parse(1), name: 'Mar Limpio' };
const wood = { id: ids.organization.parse(2), name: 'Bosque Vivo' };
const id = ids.profile.parse(9);

it('is the one of a coordinator, and all of a project manager', () => {
  expect(organizationsOf({ details: { id, organization: sea } })).toEqual([sea]);
  expect(organizationsOf({ details: { id, organizations: [sea, wood] } })).toEqual([sea, wood]);
});

it('is none for everybody else', () => {
  for (const user of [null, { details: null }, { details: { id } }, { details: { id, organization: null } }])
    expect(organizationsOf(user)).toEqual([]);
});
