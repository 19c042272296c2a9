import { roles } from '@puente/contract/roles';
import manifest from '../../app.manifest.json';
import { sectionOf, sectionsFor } from './sections.ts';

const idsFor = (role: Parameters<typeof sectionsFor>[0]) => sectionsFor(role).map(({ id }) => id);

it('§2.2 opens the section of the address', () => {
  for (const section of ['applys', 'projects', 'tfx', 'notifications'])
    expect(sectionOf(section, 'student').id).toBe(section);
});

it.each([null, '', 'nothing', 'toString'])('opens the personal data for %p', (name) => {
  expect(sectionOf(name, 'student').id).toBe('personal');
});

it('gives teachers what they teach, guide and saved', () => {
  expect(idsFor('teacher')).toEqual(['personal', 'teaching', 'guided', 'projects', 'account']);
});

it.each(['coordinator', 'projectManager', 'staff', null] as const)(
  'has personal data and the account for %p',
  (role) => {
    expect(idsFor(role)).toEqual(['personal', 'account']);
    expect(sectionOf('applys', role).id).toBe('personal');
  },
);

it('are those that the manifest tells the menus of', () => {
  const route = manifest.routes.find(({ name }) => name === 'profile');
  const inAddress = new Set(roles.flatMap((role) => idsFor(role)).filter((id) => id !== 'personal'));
  expect(new Set(route?.sections)).toEqual(inAddress);
});
