import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { BackToList } from '../lists/BackToList.tsx';
import { organizationShown } from '../organization/organization-shown.ts';
import { OrganizationChoice } from '../organization/OrganizationChoice.tsx';
import { yearOf } from './impact-view.ts';
import { ImpactReportOf } from './ImpactReportOf.tsx';

/** /organizations/impact: results of an organisation's projects in a year, for the screen, print and download. */
export default function ImpactReportPage() {
  const [address] = useSearchParams();
  const organization = organizationShown(address, useUser());
  if (!organization) return null;
  return (
    <Container>
      <BackToList list={href('organizationProjects')}>Volver a mis proyectos</BackToList>
      <PageHeader
        title="Informe de impacto"
        eyebrow={organization.name}
        lead="Lo que publicasteis y a quién elegisteis en un año. Cada cifra dice cómo se cuenta; lo que salió de cada proyecto no lo medimos."
      />
      <Stack gap={6}>
        <OrganizationChoice shown={organization.id} />
        <ImpactReportOf key={organization.id} organization={organization} year={yearOf(address)} />
      </Stack>
    </Container>
  );
}
