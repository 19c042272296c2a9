import { missingFields, sayMissing } from '@puente/contract/entities/lacks-profile';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';

/** Message instead of the form while the student's university or province is missing, which the organisation needs. */
export function ProfileIncomplete({ user, project }: { user: CurrentUser; project: Project }) {
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title="Completa tu perfil para solicitar este proyecto"
      action={
        <Cluster justify="center">
          <ButtonLink href={href('profileComplete', {}, { project: project.id })}>
            Completar perfil en 3 minutos
          </ButtonLink>
          <ButtonLink href={href('project', { id: project.id })} variant="secondary">
            Volver al proyecto
          </ButtonLink>
        </Cluster>
      }
    >
      {`${sayMissing(missingFields(user.details))} La organización necesita saberlo para valorar tu solicitud. Si ya la habías empezado, te espera tal como la dejaste.`}
    </EmptyState>
  );
}
