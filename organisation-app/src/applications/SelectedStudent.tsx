import type { Application } from '@puente/contract/entities/application';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { hasRoute, href } from '@puente/platform/links';

/** For a selected student: whether they have confirmed their place, and the way to the collaboration. */
export function SelectedStudent({ application }: { application: Application }) {
  const { status, held, collaboration } = application;
  // An older API does not know of collaborations. A student who does not know of the selection cannot confirm it.
  if (status !== 'selected' || held === true || collaboration === undefined) return null;
  if (collaboration === null) return <Text tone="muted">Falta que confirme que participa.</Text>;
  if (!hasRoute('collaboration')) return null;
  return (
    <div>
      <ButtonLink href={href('collaboration', { id: collaboration })} size="sm">
        Ver la colaboración
      </ButtonLink>
    </div>
  );
}
