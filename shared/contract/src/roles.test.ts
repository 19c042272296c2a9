import { isOrganizationRole, landingRoute, roles } from './roles.ts';

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
