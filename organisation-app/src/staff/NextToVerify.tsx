import { reviewQueries } from '@puente/client/organization-verification';
import type { OrganizationId } from '@puente/contract/ids';
import { ButtonLink } from '@puente/design-system/link';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';

/** Link to the oldest other organisation that waits for verification. */
export function NextToVerify({ id }: { id: OrganizationId }) {
  const waiting = useQuery(reviewQueries.waiting()).data;
  if (!waiting) return null;
  const next = waiting.data.find((organization) => organization.id !== id);
  if (!next) return <Text tone="muted">No queda ninguna otra por verificar.</Text>;
  return (
    <ButtonLink
      variant="secondary"
      icon="arrow-right"
      fullWidth
      href={href('staffOrganization', { id: next.id })}
    >
      Siguiente por verificar
      <VisuallyHidden>{`: ${next.name}`}</VisuallyHidden>
    </ButtonLink>
  );
}
