import type { Application } from '@puente/contract/entities/application';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import type { Closed } from './ApplyForm.tsx';

interface ApplyOutcomeProps {
  why: Closed;
  /** Earlier application, if it is known. */
  application?: Pick<Application, 'id'> | undefined;
}

/** Message with a next step instead of the form, when the student cannot apply. */
export function ApplyOutcome({ why, application }: ApplyOutcomeProps) {
  return why === 'AlreadyApplied' ? (
    <EmptyState
      headingLevel={1}
      icon="success"
      title="Ya has solicitado este proyecto"
      action={
        <Cluster justify="center">
          {application ? (
            <ButtonLink href={href('application', { id: application.id })}>Ver mi solicitud</ButtonLink>
          ) : (
            <ButtonLink href={href('profile', {}, { section: 'applys' })}>Ver mis solicitudes</ButtonLink>
          )}
          <ButtonLink href={lastList(href('projects'))} variant="secondary">
            Buscar más proyectos
          </ButtonLink>
        </Cluster>
      }
    >
      En tu solicitud puedes ver cómo está y si la organización ya ha respondido.
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={1}
      icon="lock"
      title="Este proyecto ya no admite solicitudes"
      action={<ButtonLink href={lastList(href('projects'))}>Buscar más proyectos</ButtonLink>}
    >
      El plazo ha terminado o la organización ya ha elegido a alguien. Hay más proyectos que te pueden
      encajar.
    </EmptyState>
  );
}
