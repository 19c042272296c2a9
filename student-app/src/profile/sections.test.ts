import manifest from '../../app.manifest.json';
import { sectionOf, sectionsFor } from './sections.ts';

it('opens the section of the address', () => {
  expect(sectionOf('applys', 'student').id).toBe('applys');
  expect(sectionOf('projects', 'student').id).toBe('projects');
  expect(sectionOf('notifications', 'student').id).toBe('notifications');
});

it.each([null, '', 'tfx', 'toString'])('opens the personal data for %p', (name) => {
  expect(sectionOf(name, 'student').id).toBe('personal');
});

it.each(['teacher', 'coordinator', 'projectManager', 'staff', null] as const)(
  'has only personal data for %p',
  (role) => {
    expect(sectionsFor(role).map(({ id }) => id)).toEqual(['personal']);
    expect(sectionOf('applys', role).id).toBe('personal');
  },
);

it('are those that the manifest tells the menus of', () => {
  const route = manifest.routes.find(({ name }) => name === 'profile');
  const inAddress = sectionsFor('student')
    .map(({ id }) => id)
    .filter((id) => id !== 'personal');
  expect(route?.sections).toEqual(inAddress);
});
