import type { Role } from '@puente/contract/roles';

/** Sections of the profile, in order. The first is the one without a `section` parameter. */
const sections = [
  { id: 'personal', label: 'Datos personales', title: 'Mi perfil', studentsOnly: false },
  { id: 'applys', label: 'Solicitudes', title: 'Mis solicitudes', studentsOnly: true },
  { id: 'projects', label: 'Proyectos guardados', title: 'Proyectos guardados', studentsOnly: true },
  { id: 'notifications', label: 'Comunicaciones', title: 'Comunicaciones', studentsOnly: true },
] as const;

export type Section = (typeof sections)[number];

export const sectionsFor = (role: Role | null | undefined): readonly Section[] =>
  sections.filter(({ studentsOnly }) => role === 'student' || !studentsOnly);

/** The section of an address; personal data for a section that does not exist, or not for this role. */
export const sectionOf = (name: string | null, role: Role | null | undefined): Section =>
  sectionsFor(role).find(({ id }) => id === name) ?? sections[0];
