import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';

export function NoApplications({ filtered, all }: { filtered: boolean; all: string }) {
  if (filtered) {
    return (
      <EmptyState
        icon="filter"
        title="Ninguna solicitud en este estado"
        action={
          <ButtonLink href={all} variant="secondary">
            Ver todas las solicitudes
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState icon="mail" title="Aún no ha llegado ninguna solicitud">
      Cuando alguien solicite este proyecto, lo verás aquí con su motivación y su CV.
    </EmptyState>
  );
}
