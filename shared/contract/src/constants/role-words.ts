import type { Role, StaffRole } from '../roles.ts';

/** Names of roles, as lists of people write them. */
export const roleWords = {
  student: 'Estudiante',
  coordinator: 'Coordinación',
  projectManager: 'Gestión de proyectos',
  teacher: 'Docente',
  staff: 'Equipo',
} as const satisfies Record<Role, string>;

/** Names of the duties within the staff. */
export const staffRoleWords = {
  editor: 'Redacción',
  support: 'Atención',
  administrator: 'Administración',
} as const satisfies Record<StaffRole, string>;

/** Description of each duty. */
export const staffRoleHints = {
  editor: 'Escribe los contenidos, las campañas y los recursos, y cuida la búsqueda.',
  support: 'Atiende a las personas y a las organizaciones, y responde a sus mensajes.',
  administrator: 'Hace todo lo anterior, da funciones al equipo y ve el registro de lo que hace.',
} as const satisfies Record<StaffRole, string>;
