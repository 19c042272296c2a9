import { type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** A verb that answers the question: 'Eliminar el borrador', not 'Sí'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'default' | 'danger' | undefined;
  busy?: boolean | undefined;
  /** Reason why the action failed. The dialog stays open for a retry. */
  failure?: string | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an irreversible action. Focus starts on the button that changes nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'default',
  busy = false,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" data-autofocus="" aria-disabled={busy || undefined} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
