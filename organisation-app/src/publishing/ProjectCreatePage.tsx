import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { PageHeader } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { ProjectForm } from './ProjectForm.tsx';

/** /projects/create: an organisation publishes a project. */
export default function ProjectCreatePage() {
  const user = useUser();
  const [first, ...others] = organizationsOf(user);
  useReady(first !== undefined);

  if (!user || !first) return null; // the shell's guard is about to send them elsewhere
  return (
    <Container>
      <PageHeader
        title="Publica tu proyecto"
        lead="Cuenta el reto como se lo contarías a alguien que no conoce tu organización. Lo que escribes se guarda como borrador mientras lo haces."
      />
      <ProjectForm own={[first, ...others]} />
    </Container>
  );
}
