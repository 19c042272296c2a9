import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

/** Edit link to the organisation's page. Only its own people see it. */
export function OwnPageLink({ id }: { id: OrganizationId }) {
  const own = organizationsOf(useUser());
  if (!own.some((mine) => mine.id === id)) return null;
  return (
    <ButtonLink
      variant="secondary"
      icon="edit"
      href={href('organizationManage', { id }, { section: 'page' })}
    >
      Editar
    </ButtonLink>
  );
}
