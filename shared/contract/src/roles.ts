/** Roles of users: specification §3 (User.profileType) and §6. `staff` is the small team that runs the platform. */
export const roles = ['student', 'coordinator', 'projectManager', 'teacher', 'staff'] as const;
export type Role = (typeof roles)[number];

/**
 * Duties within the staff. An editor writes what the site says, support looks after people, organisations and their
 * records, an administrator does both, appoints the others and reads the trail of their acts.
 */
export const staffRoles = ['editor', 'support', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Members of staff who write the site's own texts. */
export const editors = ['editor', 'administrator'] as const satisfies readonly StaffRole[];
/** Members of staff who look after people, organisations and their records. */
export const supporters = ['support', 'administrator'] as const satisfies readonly StaffRole[];
export const administrators = ['administrator'] as const satisfies readonly StaffRole[];

/** Roles that can register. Project managers are invited (§6). */
export const registrableRoles = ['student', 'coordinator', 'teacher'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** People who act for an organisation. */
export const organizationRoles = ['coordinator', 'projectManager'] as const satisfies readonly Role[];

/** Role of a signed-in user, with the duty of a member of staff. A duty is null for everybody else. */
export interface RoleOfUser {
  role: Role | null;
  staffRole: StaffRole | null;
}

/** Tells whether a list of roles and duties has the role of a user. `staff` stands for each member of staff. */
export const isAmong = (admitted: readonly string[], { role, staffRole }: RoleOfUser): boolean =>
  admitted.some((one) => one === role || (role === 'staff' && one === staffRole));

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

/** Tells whether staff may see the platform as somebody of this role: nobody of the team, and nobody without a profile. */
export const isViewable = (role: Role | null): boolean => role !== null && role !== 'staff';
