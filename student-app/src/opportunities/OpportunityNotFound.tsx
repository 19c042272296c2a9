import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageHead, useReady } from '@puente/platform/ui';

export function OpportunityNotFound() {
  usePageHead({ title: 'Oportunidad no encontrada', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta oportunidad"
      action={<ButtonLink href={href('companies')}>Ver empresas</ButtonLink>}
    >
      Puede que se haya retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}
