import type { Role } from '@puente/contract/roles';
import { usePlace } from '../routing/place.ts';
import { OutletPage } from './OutletPage.tsx';

/** What the users of a role are called together. */
const users: Readonly<Record<Role, string>> = {
  student: 'estudiantes',
  coordinator: 'organizaciones',
  projectManager: 'organizaciones',
  teacher: 'docentes',
  staff: 'el equipo de la plataforma',
};

/** In the place of a page that is for other roles than the signed-in user's. */
export function OtherRole() {
  const roles = usePlace()?.route.roles ?? [];
  const named = Object.entries(users).filter(([role]) => roles.includes(role));
  const names = new Intl.ListFormat('es').format(new Set(named.map(([, name]) => name)));
  return (
    <OutletPage title="Sin permiso" heading={`Esta página es para ${names}`} icon="lock">
      Tu cuenta es de otro tipo. Si tienes una cuenta para esta página, cierra sesión y entra con ella.
    </OutletPage>
  );
}
