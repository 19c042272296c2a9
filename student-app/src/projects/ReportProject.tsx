import type { Project } from '@puente/contract/entities/project';
import { Button } from '@puente/design-system/button';
import { useDialog } from '../forms/use-dialog.ts';

/** 'Hay un problema con este proyecto': tells staff, with a reason. */
export function ReportProject({ project }: { project: Pick<Project, 'id'> }) {
  const { Dialog, open, close } = useDialog(
    () => import(/* webpackChunkName: "reportProject" */ './ReportDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" icon="warning" aria-haspopup="dialog" onClick={open}>
        Hay un problema con este proyecto
      </Button>
      {Dialog && <Dialog project={project} onClose={close} />}
    </>
  );
}
