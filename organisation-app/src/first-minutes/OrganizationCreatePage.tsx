import { useEffect, useState } from 'react';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { PageHeader } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { OrganizationForm } from './OrganizationForm.tsx';

const title = 'Crea tu organización';

/** /organizations/create: a user who acts for an organisation describes it, once. */
export default function OrganizationCreatePage() {
  const user = useUser();
  const navigate = useNavigate();
  // As it was on arrival: the organisation that is created here must not send its author away.
  const [hadOne] = useState(() => user?.profileType === 'coordinator' && organizationsOf(user).length > 0);
  useReady(!hadOne);

  useEffect(() => {
    if (hadOne) void navigate(href('organizationProjects'), { replace: true });
  }, [hadOne, navigate]);

  if (!user || hadOne) return null;
  return (
    <Container width="narrow">
      <PageHeader
        title={title}
        lead="Es lo que verán los estudiantes junto a cada proyecto. Son tres pasos y solo se hace una vez."
      />
      <OrganizationForm title={title} />
    </Container>
  );
}
