import { isOrganisationRole, landingRoute, roles } from './roles.ts';

it('lands everybody where the specification says', () => {
  expect(landingRoute).toMatchObject({
    student: 'students',
    coordinator: 'organisations',
    projectManager: 'organisations',
    teacher: 'universities',
  });
});

it('lets coordinators and project managers act for an organisation, and nobody else', () => {
  expect(roles.filter(isOrganisationRole)).toEqual(['coordinator', 'projectManager']);
  expect(isOrganisationRole(null)).toBe(false);
});
