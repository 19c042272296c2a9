import { messageOf } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

/** Also for a project of another organisation: who may not see its applications need not know that it exists. */
export function ProjectNotFound() {
  usePageTitle('Proyecto no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este proyecto entre los tuyos"
      action={<ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>}
    >
      Puede que sea de otra organización o que la dirección tenga una errata.
    </EmptyState>
  );
}

interface ProblemProps {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** In the place of the page. */
export function ProjectProblem({ error, retrying, onRetry }: ProblemProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon="warning"
      title="No hemos podido cargar el proyecto"
      action={
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}

/** In the place of the list. */
export function ApplicationsProblem({ error, retrying, onRetry }: ProblemProps) {
  return (
    <Notice
      tone="danger"
      live
      title="No hemos podido cargar las solicitudes"
      action={
        <Button variant="secondary" size="sm" icon="refresh" busy={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  );
}
