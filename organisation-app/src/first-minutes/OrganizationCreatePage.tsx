import { useEffect, useState } from 'react';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { FirstSteps } from './FirstSteps.tsx';
import { OpenJoinings } from './OpenJoinings.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';

const title = 'Crea tu organización';

/** /organizations/create: form for a user who acts for an organisation and describes it for the first time. */
export default function OrganizationCreatePage() {
  const user = useUser();
  const navigate = useNavigate();
  // State at arrival: creating the organisation here must not redirect its author.
  const [hadOne] = useState(() => user?.profileType === 'coordinator' && organizationsOf(user).length > 0);
  useReady(!hadOne);

  useEffect(() => {
    if (hadOne) void navigate(href('organizationProjects'), { replace: true });
  }, [hadOne, navigate]);

  const [created, setCreated] = useState<{ id: OrganizationId; name: string } | null>(null);

  if (!user || hadOne) return null;
  if (created)
    return (
      <Container width="narrow">
        <FirstSteps organization={created} />
      </Container>
    );
  return (
    <Container width="narrow">
      <PageHeader
        title={title}
        lead="Es lo que verán los estudiantes junto a cada proyecto. Son tres pasos y solo se hace una vez."
      />
      <Stack gap={6}>
        <OpenJoinings />
        <OrganizationForm title={title} onCreated={setCreated} />
      </Stack>
    </Container>
  );
}
