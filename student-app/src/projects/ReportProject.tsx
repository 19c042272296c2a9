import type { Project } from '@puente/contract/entities/project';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

/** Button to report a problem with a project to staff ('Hay un problema con este proyecto'). */
export function ReportProject({ project }: { project: Pick<Project, 'id'> }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "reportProject" */ './ReportDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" icon="warning" {...button}>
        Hay un problema con este proyecto
      </Button>
      {Dialog && isOpen && <Dialog project={project} onClose={close} />}
    </>
  );
}
