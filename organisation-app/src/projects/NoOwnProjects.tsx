import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';

/** Empty list of projects, with an invitation to publish the first one. */
export function NoOwnProjects() {
  return (
    <EmptyState
      icon="plus"
      title="Publica tu primer proyecto"
      action={
        <ButtonLink href={href('projectCreate')} icon="plus">
          Publica tu proyecto
        </ButtonLink>
      }
    >
      Cuenta qué reto tienes y a quién buscas. En cuanto lo publiques podrás recibir solicitudes, y las verás
      aquí.
    </EmptyState>
  );
}
