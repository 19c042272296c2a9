import { organizationsOf } from './organizations-of.ts';

const sea = { id: 1, name: 'Mar Limpio' };
const wood = { id: 2, name: 'Bosque Vivo' };

it('is the one of a coordinator, and all of a project manager', () => {
  expect(organizationsOf({ details: { id: 9, organization: sea } })).toEqual([sea]);
  expect(organizationsOf({ details: { id: 9, organizations: [sea, wood] } })).toEqual([sea, wood]);
});

it('is none for everybody else', () => {
  for (const user of [
    null,
    { details: null },
    { details: { id: 9 } },
    { details: { id: 9, organization: null } },
  ])
    expect(organizationsOf(user)).toEqual([]);
});
