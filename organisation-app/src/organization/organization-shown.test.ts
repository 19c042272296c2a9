import { user } from '../../test/render.tsx';
import { organizationShown } from './organization-shown.ts';

const own = [
  { id: 5, name: 'Ría Viva' },
  { id: 6, name: 'Monte Alto' },
];
const manager = user('projectManager', { organizations: own });
const shown = (address: string) => organizationShown(new URLSearchParams(address), manager);

it('is about one of the user’s organisations: that of the address, else the first', () => {
  expect(shown('organization=6')).toEqual(own[1]);
  for (const other of ['', 'organization=7', 'organization=x']) expect(shown(other)).toEqual(own[0]);
});

it('is about none for a user without any', () => {
  expect(organizationShown(new URLSearchParams(), user('coordinator'))).toBeUndefined();
});
