import type { Call } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';
import { type Role, type StaffRole, staffRoles } from './roles.ts';

/** Calls of every user that are acts of staff when the row is another user's. */
const onOthers = ['DELETE /api/users/:id'] as const satisfies readonly CallName[];

type AdmitsStaff<C extends Call> = C['access'] extends readonly (infer Admitted)[]
  ? Extract<Admitted, 'staff' | StaffRole> extends never
    ? false
    : true
  : false;

/** Calls with which members of staff change something as such. Each act of them stands in the trail. */
export type StaffCallName =
  | {
      [Name in CallName]: Name extends `GET ${string}`
        ? never
        : AdmitsStaff<Calls[Name]> extends true
          ? Name
          : never;
    }[CallName]
  | (typeof onOthers)[number];

const staffNames: readonly (Role | StaffRole)[] = ['staff', ...staffRoles];

export const isStaffCall = (name: CallName): name is StaffCallName =>
  onOthers.some((one) => one === name) ||
  (!name.startsWith('GET ') && admitsStaff((calls[name] as Call).access));

const admitsStaff = (access: Call['access']): boolean =>
  typeof access !== 'string' && access.some((one) => staffNames.includes(one));

/** Spanish words for each act, which follow the name of the member of staff. */
export const staffCallWords = {
  'POST /api/blog-posts': 'escribió una entrada del blog',
  'PUT /api/blog-posts/:id': 'cambió una entrada del blog',
  'DELETE /api/blog-posts/:id': 'eliminó una entrada del blog',
  'POST /api/faqs': 'escribió una pregunta frecuente',
  'PUT /api/faqs/:id': 'cambió una pregunta frecuente',
  'DELETE /api/faqs/:id': 'eliminó una pregunta frecuente',
  'POST /api/pages': 'escribió una página',
  'PUT /api/pages/:id': 'cambió una página',
  'PUT /api/banners/current': 'cambió el aviso de la convocatoria',
  'POST /api/opportunities/:id/unpublish': 'retiró una oportunidad',
  'PUT /api/organizations/:id/verification': 'cambió la verificación de una organización',
  'PUT /api/organizations/:id/talent/access': 'cambió el acceso a talento de una organización',
  'PUT /api/tfxes/:id/authorship': 'corrigió la autoría de un trabajo',
  'POST /api/project-managers': 'invitó a una persona gestora de proyectos',
  'POST /api/campaigns': 'creó una campaña',
  'PUT /api/campaigns/:id': 'cambió una campaña',
  'PUT /api/programs/:id': 'cambió un programa',
  'POST /api/resources': 'escribió un recurso',
  'PUT /api/resources/:id': 'cambió un recurso',
  'DELETE /api/resources/:id': 'eliminó un recurso',
  'POST /api/search-synonyms': 'añadió sinónimos a la búsqueda',
  'DELETE /api/search-synonyms/:id': 'quitó sinónimos de la búsqueda',
  'DELETE /api/users/:id/second-factor': 'quitó la verificación en dos pasos de una cuenta',
  'DELETE /api/users/:id': 'eliminó una cuenta',
  'DELETE /api/users/:id/sessions': 'cerró las sesiones de una persona',
  'POST /api/staff-members': 'invitó a una persona al equipo',
  'PUT /api/users/:id/staff-role': 'cambió la función de una persona del equipo',
  'POST /api/universities': 'añadió una universidad',
  'PUT /api/universities/:id': 'cambió una universidad',
  'POST /api/degrees': 'añadió una titulación',
  'PUT /api/degrees/:id': 'cambió una titulación',
  'POST /api/tfxes/:id/hide': 'ocultó un trabajo',
  'POST /api/tfxes/:id/show': 'volvió a mostrar un trabajo',
  'PUT /api/tfxes/:id/awarded': 'cambió el premio de un trabajo',
} as const satisfies Record<StaffCallName, string>;
