import type { ReportedRecord } from '@puente/client/problems';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { problemWith } from './problem-with.ts';

/** Button to report a problem with a record to the team: 'Hay un problema con este proyecto'. */
export function ReportProblem({ record }: { record: ReportedRecord }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "reportProblem" */ './ReportDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" icon="warning" {...button}>
        {problemWith[record.kind]}
      </Button>
      {Dialog && isOpen && <Dialog record={record} onClose={close} />}
    </>
  );
}
