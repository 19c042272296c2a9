import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';

const everybody: readonly Role[] = ['student', 'coordinator', 'projectManager', 'teacher', 'staff'];
const students: readonly Role[] = ['student'];
const teachers: readonly Role[] = ['teacher'];
const savers: readonly Role[] = ['student', 'teacher'];

/** Sections of the profile, in order. The first one has no `section` parameter. */
const sections = [
  { id: 'personal', label: 'Datos personales', title: 'Mi perfil', roles: everybody },
  { id: 'studies', label: 'Estudios', title: 'Mis estudios', roles: students },
  { id: 'teaching', label: 'Docencia', title: 'Mi docencia', roles: teachers },
  { id: 'guided', label: 'Lo que dirijo', title: 'Trabajos y proyectos que dirijo', roles: teachers },
  { id: 'applys', label: 'Solicitudes', title: 'Mis solicitudes', roles: students },
  { id: 'invitations', label: 'Invitaciones', title: 'Invitaciones a proyectos', roles: students },
  { id: 'projects', label: 'Guardados', title: 'Guardados', roles: savers },
  { id: 'tfx', label: 'Mis trabajos', title: 'Mis trabajos', roles: students },
  { id: 'notifications', label: 'Comunicaciones', title: 'Comunicaciones', roles: students },
  { id: 'competences', label: 'Competencias', title: 'Mis competencias', roles: students },
  { id: 'visibility', label: 'Visibilidad', title: 'Quién me ve', roles: students },
  { id: 'account', label: 'Cuenta', title: 'Mi cuenta', roles: everybody },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section['id'];

/** Properties of the component of each section. */
export interface SectionProps {
  user: CurrentUser;
}

/** Returns the sections of a role. Users without a role have only their personal data and their account. */
export const sectionsFor = (role: Role | null | undefined): readonly Section[] =>
  sections.filter(({ roles }) => (role ? roles.includes(role) : roles === everybody));

/** Returns the section in the address. Falls back to personal data for an unknown section or one of another role. */
export const sectionOf = (name: string | null, role: Role | null | undefined): Section =>
  sectionsFor(role).find(({ id }) => id === name) ?? sections[0];
