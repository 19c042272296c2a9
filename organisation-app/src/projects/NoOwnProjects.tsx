import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';

/** Nothing yet is an invitation; nothing that fits the filter is a way back. */
export function NoOwnProjects({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (filtered) {
    return (
      <EmptyState
        icon="filter"
        title="Ningún proyecto con este filtro"
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Ver todos mis proyectos
          </Button>
        }
      >
        Prueba con otro estado.
      </EmptyState>
    );
  }
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
