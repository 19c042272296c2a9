import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';

/** Returns a sentence that greets a user after login: where they are and what comes next. */
export function welcomeOf(user: CurrentUser): string {
  switch (user.profileType) {
    case 'student':
      return user.details?.situation === 'finished'
        ? 'Sube tu trabajo al repositorio para que otros lo lean, o comprueba cómo van tus solicitudes.'
        : 'Mira los proyectos abiertos y elige el tuyo, o comprueba cómo van tus solicitudes.';
    case 'coordinator':
    case 'projectManager':
      return organizationsOf(user).length === 0
        ? 'Te falta un paso: crea tu organización y podrás publicar tu primer proyecto.'
        : 'Publica un reto nuevo o revisa las solicitudes que han llegado a tus proyectos.';
    case 'teacher':
      return 'Consulta los proyectos abiertos y comparte los que encajen con tu alumnado, o responde a quien te ha nombrado docente.';
    case 'staff':
    case null:
      return 'Consulta los proyectos que se han publicado.';
  }
}
