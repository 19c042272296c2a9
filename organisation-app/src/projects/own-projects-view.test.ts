import { ids } from '@puente/contract/ids';
import { ownProjectsView } from './own-projects-view.ts';

const own = [
  { id: ids.organization.parse(5), name: 'Ría Viva' },
  { id: ids.organization.parse(6), name: 'Monte Alto' },
];
const view = (address: string) => ownProjectsView(new URLSearchParams(address), own);

it('starts with the first organisation, every status and the first page', () => {
  expect(view('')).toEqual({ organization: own[0], status: undefined, page: 1 });
});

it('shows what the address asks for', () => {
  expect(view('organization=6&status=expired&page=3')).toEqual({
    organization: own[1],
    status: 'expired',
    page: 3,
  });
});

it.each([
  'organization=7',
  'organization=x',
  'status=toString',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=todo',
])('takes %s as if it were not there', (address) => expect(view(address)).toEqual(view('')));

it('has no organisation for somebody without one', () => {
  expect(ownProjectsView(new URLSearchParams(), []).organization).toBeUndefined();
});
