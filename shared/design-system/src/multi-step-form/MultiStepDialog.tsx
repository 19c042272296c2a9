import { type ReactNode, useState } from 'react';
import { type FieldValues } from '@puente/contract/forms/field-definition';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { MultiStepForm, type MultiStepFormProps } from './MultiStepForm.tsx';

export interface MultiStepDialogProps extends MultiStepFormProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Consequence of leaving: whether the answers are saved. */
  leaveText: ReactNode;
}

/** Dialog with a form of several pages. Closing it halfway asks for confirmation. */
export function MultiStepDialog({
  open,
  title,
  onClose,
  leaveText,
  onChange,
  ...form
}: MultiStepDialogProps) {
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);

  const hasDraft = Object.keys(form.draft?.values ?? {}).length > 0;

  function leave() {
    setAsking(false);
    setTouched(false);
    onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        title={title}
        size="lg"
        onClose={() => (touched || hasDraft ? setAsking(true) : leave())}
      >
        <MultiStepForm
          {...form}
          headingLevel={3}
          onChange={(values: FieldValues, page: number) => {
            setTouched(true);
            onChange?.(values, page);
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="¿Quieres dejarlo a medias?"
        confirmLabel="Dejarlo por ahora"
        cancelLabel="Seguir rellenando"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {leaveText}
      </ConfirmDialog>
    </>
  );
}
