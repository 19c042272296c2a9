/** Specification §3 (User.profileType) and §6; `staff` is the small team that runs the platform. */
export const roles = ['student', 'coordinator', 'projectManager', 'teacher', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Project managers are invited, never registered by themselves (§6). */
export const registrableRoles = ['student', 'coordinator', 'teacher'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** People who act for an organisation. */
export const organizationRoles = ['coordinator', 'projectManager'] as const satisfies readonly Role[];

export const isOrganizationRole = (who: Role | null | undefined): boolean =>
  who === 'coordinator' || who === 'projectManager';

/** Where a user lands after login when no path was stored (§4). */
export const landingRoute = {
  student: 'students',
  coordinator: 'organizations',
  projectManager: 'organizations',
  teacher: 'universities',
  staff: 'home',
} as const satisfies Record<Role, string>;
