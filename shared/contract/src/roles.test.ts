import {
  editors,
  isAmong,
  isOrganizationRole,
  landingRoute,
  roles,
  staffRoles,
  supporters,
} from './roles.ts';

it('lands everybody where the specification says', () => {
  expect(landingRoute).toMatchObject({
    student: 'students',
    coordinator: 'organizations',
    projectManager: 'organizations',
    teacher: 'universities',
  });
});

it('lets coordinators and project managers act for an organisation, and nobody else', () => {
  expect(roles.filter(isOrganizationRole)).toEqual(['coordinator', 'projectManager']);
  expect(isOrganizationRole(null)).toBe(false);
});

it('admits members of staff by their duty, and each of them where staff are admitted', () => {
  const admitted = (list: readonly string[]) =>
    [null, ...staffRoles].filter((staffRole) => isAmong(list, { role: 'staff', staffRole }));
  expect(admitted(['staff'])).toEqual([null, ...staffRoles]);
  expect(admitted(editors)).toEqual(['editor', 'administrator']);
  expect(admitted(['student', ...supporters])).toEqual(['support', 'administrator']);
  // A duty counts for members of staff only.
  expect(isAmong(editors, { role: 'student', staffRole: 'editor' })).toBe(false);
  expect(isAmong(['student', ...supporters], { role: 'student', staffRole: null })).toBe(true);
});
