/** Roles of users: specification §3 (User.profileType) and §6. `staff` is the small team that runs the platform. */
export const roles = ['student', 'coordinator', 'projectManager', 'teacher', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Roles that can register. Project managers are invited (§6). */
export const registrableRoles = ['student', 'coordinator', 'teacher'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** People who act for an organisation. */
export const organizationRoles = ['coordinator', 'projectManager'] as const satisfies readonly Role[];

export const isOrganizationRole = (who: Role | null | undefined): boolean =>
  who === 'coordinator' || who === 'projectManager';

/** Route that a user lands on after a login without a stored path (§4). */
export const landingRoute = {
  student: 'students',
  coordinator: 'organizations',
  projectManager: 'organizations',
  teacher: 'universities',
  staff: 'home',
} as const satisfies Record<Role, string>;
