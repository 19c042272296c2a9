import type { ComponentProps } from 'react';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import type ReportEvaluationDialog from './ReportEvaluationDialog.tsx';

type ReportEvaluationProps = Omit<ComponentProps<typeof ReportEvaluationDialog>, 'onClose'>;

/** Button that reports the words of an evaluation to the team. */
export function ReportEvaluation(props: ReportEvaluationProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "evaluationDialogs" */ './ReportEvaluationDialog.tsx'),
  );
  return (
    <div>
      <Button variant="quiet" size="sm" icon="warning" {...button}>
        Denunciar
      </Button>
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </div>
  );
}
