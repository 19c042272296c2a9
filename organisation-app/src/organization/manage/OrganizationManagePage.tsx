import { type ComponentType, useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useParams, useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { Brand } from './Brand.tsx';
import { Figures } from './Figures.tsx';
import { Followers } from './Followers.tsx';
import { History } from './History.tsx';
import type { OwnOrganization } from './own-organization.ts';
import { OwnPage } from './OwnPage.tsx';
import { People } from './People.tsx';
import { type SectionId, sectionOf, sections } from './sections.ts';
import { Verification } from './Verification.tsx';

const contents: Readonly<Record<SectionId, ComponentType<{ organization: OwnOrganization }>>> = {
  people: People,
  page: OwnPage,
  followers: Followers,
  brand: Brand,
  verification: Verification,
  figures: Figures,
  history: History,
};

/** /organizations/:id/manage?section=…: everything that an organisation's people manage, except its projects. */
export default function OrganizationManagePage() {
  const id = recordId('organization', useParams().id);
  const user = useUser();
  // State at arrival: a user who leaves the organisation here is redirected, not refused.
  const [organization] = useState(() => organizationsOf(user).find((mine) => mine.id === id));
  const current = sectionOf(useSearchParams()[0].get('section'));
  const Content = contents[current.id];
  usePageTitle(organization && `${current.label} · ${organization.name}`);
  useReady(true);

  // The shell renders its message for a page that this account may not open.
  if (!organization) throw new ApiError('Forbidden');
  return (
    <Container>
      <PageHeader
        eyebrow="Tu organización"
        title={organization.name}
        lead="Quién la gestiona, quién la sigue y qué se ha hecho en su nombre."
        actions={
          <Cluster gap={3}>
            <ButtonLink variant="secondary" href={href('organizationEdit', { id: organization.id })}>
              Editar los datos
            </ButtonLink>
            <ButtonLink variant="secondary" icon="eye" href={href('organization', { id: organization.id })}>
              Ver como la ven los demás
            </ButtonLink>
          </Cluster>
        }
      />
      <Stack gap={6}>
        <SectionNav
          label="Secciones de tu organización"
          items={sections.map(({ id: section, label }) => ({
            href: href(
              'organizationManage',
              { id: organization.id },
              { section: section === sections[0].id ? undefined : section },
            ),
            label,
            current: section === current.id,
          }))}
        />
        <Content key={`${organization.id}-${current.id}`} organization={organization} />
      </Stack>
    </Container>
  );
}
