import { fileUrl } from '@puente/client/http';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import { Card } from '@puente/design-system/card';
import { DescriptionList } from '@puente/design-system/description-list';
import { DetailColumns } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import {
  OrganizationFacts,
  OrganizationHead,
  OrganizationMark,
  Paragraphs,
} from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { labels } from '../labels.ts';
import { EditablePart } from './EditablePart.tsx';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';

/** Organisation's page as others see it, with each part editable in place. */
export function OwnPage({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.one(organization.id));
  return (
    <ManageSection
      title="Así la ven los demás"
      lead="Cambia cada parte donde está: lo que guardas se ve al momento. Debajo salen además sus cifras, proyectos y oportunidades."
    >
      <QueryState query={stateOf(query)} failed="No hemos podido cargar la página">
        {(data) => <Parts organization={data} />}
      </QueryState>
    </ManageSection>
  );
}

function Parts({ organization }: { organization: Organization }) {
  const { id, name, logo, description } = organization;
  const brand = useQuery(organizationQueries.brand(id));
  const profiles = brand.data?.academic_profiles ?? [];
  return (
    <Stack gap={6}>
      <EditablePart part="identity" organization={organization}>
        {(edit) => (
          <OrganizationHead
            organization={organization}
            level={3}
            mark={<OrganizationMark name={name} logo={logo?.url ? fileUrl(logo.url) : null} size="lg" />}
            action={edit}
          />
        )}
      </EditablePart>
      <EditablePart part="activity" organization={organization}>
        {(edit) => (
          <DetailColumns
            aside={
              <OrganizationFacts
                organization={organization}
                profiles={profiles}
                level={3}
                action={
                  <Link href={href('organizationManage', { id }, { section: 'brand' })} variant="standalone">
                    Cambiar los perfiles que busca
                  </Link>
                }
              />
            }
          >
            <Stack as="section" gap={3} aria-labelledby="organization-about">
              <Cluster justify="between">
                <Heading level={3} id="organization-about">
                  Quiénes son
                </Heading>
                {edit}
              </Cluster>
              {description ? (
                <Paragraphs text={description} />
              ) : (
                <Text tone="muted">Todavía no lo habéis contado.</Text>
              )}
            </Stack>
          </DetailColumns>
        )}
      </EditablePart>
      <EditablePart part="contact" organization={organization}>
        {(edit) => (
          <Card as="section" aria-labelledby="organization-contact">
            <Stack gap={4}>
              <Cluster justify="between">
                <Heading level={3} size="sm" id="organization-contact">
                  Cómo contactar
                </Heading>
                {edit}
              </Cluster>
              <Text size="sm" tone="muted">
                No sale en la página: lo reciben los estudiantes cuando preseleccionas su solicitud.
              </Text>
              <DescriptionList
                items={(['contact_name', 'contact_mail', 'contact_phone'] as const).map((field) => ({
                  term: labels[field],
                  description: organization[field] || 'Sin indicar',
                }))}
              />
            </Stack>
          </Card>
        )}
      </EditablePart>
    </Stack>
  );
}
