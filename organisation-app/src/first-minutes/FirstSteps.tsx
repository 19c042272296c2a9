import { useLayoutEffect, useRef } from 'react';
import { brand } from '@puente/contract/brand';
import type { OrganizationId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle } from '@puente/platform/ui';

/** Next steps after the organisation has been created, instead of the form: publish a project, or invite the team. */
export function FirstSteps({ organization }: { organization: { id: OrganizationId; name: string } }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `${organization.name} ya está en ${brand.name}`;
  usePageTitle(title);
  // The form that had focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageHeader
        titleRef={heading}
        title={title}
        lead="Nuestro equipo la verificará en unos días. Mientras tanto puedes publicar: los estudiantes ya la ven."
      />
      <Cluster gap={3}>
        <ButtonLink href={href('projectCreate')}>Publicar el primer proyecto</ButtonLink>
        <ButtonLink
          variant="secondary"
          href={href('organizationManage', { id: organization.id }, { section: 'people' })}
        >
          Invitar a tu equipo
        </ButtonLink>
      </Cluster>
    </>
  );
}
