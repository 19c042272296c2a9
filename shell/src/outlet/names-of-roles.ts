import { type Role, type StaffRole, staffRoles } from '@puente/contract/roles';

/** Plural names of the users of each role. */
const users: Readonly<Record<Role | StaffRole, string>> = {
  student: 'estudiantes',
  coordinator: 'organizaciones',
  projectManager: 'organizaciones',
  teacher: 'docentes',
  staff: 'el equipo de la plataforma',
  editor: 'quienes redactan los contenidos',
  support: 'quienes atienden a las personas',
  administrator: 'quienes administran la plataforma',
};

/**
 * Returns a sentence that names the roles of a page: 'Esta página es para organizaciones'. How the team divides its work is said to
 * the team only.
 */
export function pageIsFor(roles: readonly string[], reader: Role | null | undefined): string {
  const isDuty = (role: string) => staffRoles.some((duty) => duty === role);
  const told = reader === 'staff' ? roles : roles.map((role) => (isDuty(role) ? 'staff' : role));
  const named = Object.entries(users).filter(([role]) => told.includes(role));
  const names = new Intl.ListFormat('es').format(new Set(named.map(([, name]) => name)));
  return `Esta página es para ${names}`;
}

export const whatToDo =
  'Tu cuenta es de otro tipo. Si tienes una cuenta para esta página, cierra sesión y entra con ella.';
